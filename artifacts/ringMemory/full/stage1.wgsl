// chooseRow+advance+fill+remember
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn part0(unit: i32, lane: u32) {
  let t_row = i32(params[4].x);
  let t_head = i32(params[3].z);
  let t_filled = i32(params[3].w);
  let t_keep = i32(params[2].w);
  let n_batch = i32(params[2].y);
  let t_ring = i32(params[3].y);
  let t_vector = i32(params[2].z);
  {
    // nest: chooseRow, advance, fill
    if (lane == 0u) {
      let v_1 = bitcast<i32>(arena[t_keep + unit]) != 0i;
      let v_2 = bitcast<i32>(arena[t_head + unit]);
      let v_3 = min(bitcast<i32>(arena[t_filled + unit]) + 1i, 5i);
      arena[t_row + unit] = bitcast<u32>(select(-1i, v_2, v_1));
      if (v_1) {
        arena[t_head + unit] = bitcast<u32>(remSigned(v_2 + 1i, 5i));
      }
      if (v_1) {
        arena[t_filled + unit] = bitcast<u32>(v_3);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: remember
    let v_4 = bitcast<i32>(arena[t_row + unit]);
    for (var i1 = i32(lane); i1 < 33i; i1 += 64i) {
      if (v_4 >= 0i && v_4 < 5i) {
        arena[t_ring + (unit * 5i + v_4) * 33i + i1] = bitcast<u32>(bitcast<f32>(arena[t_vector + unit * 33i + i1]));
      }
    }
  }
}
@compute @workgroup_size(64)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_batch = i32(params[2].y);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
