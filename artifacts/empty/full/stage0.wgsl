// tick+report
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn part0(unit: i32, lane: u32) {
  let t_ticks = i32(params[2].y);
  let t_first = i32(params[2].z);
  {
    // nest: tick
    for (var row_1 = i32(lane); row_1 < 4096i; row_1 += 1024i) {
      let row_2 = row_1 + 0i;
      let v_3 = bitcast<i32>(arena[t_ticks + row_2]) + 1i;
      let row_4 = row_1 + 256i;
      let v_5 = bitcast<i32>(arena[t_ticks + row_4]) + 1i;
      let row_6 = row_1 + 512i;
      let v_7 = bitcast<i32>(arena[t_ticks + row_6]) + 1i;
      let row_8 = row_1 + 768i;
      let v_9 = bitcast<i32>(arena[t_ticks + row_8]) + 1i;
      arena[t_ticks + row_2] = bitcast<u32>(v_3);
      arena[t_ticks + row_4] = bitcast<u32>(v_5);
      arena[t_ticks + row_6] = bitcast<u32>(v_7);
      arena[t_ticks + row_8] = bitcast<u32>(v_9);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    if (lane == 0u) {
      arena[t_first] = bitcast<u32>(bitcast<i32>(arena[t_ticks]));
    }
  }
}
@compute @workgroup_size(256)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
