// recall+readNewest
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn wrapAt(i: i32, size: i32) -> i32 {
  let rest = i % max(size, 1i);
  return select(rest, rest + size, rest < 0i);
}
fn halves8(a: array<f32, 8>) -> f32 { return (((a[0] + a[4]) + (a[2] + a[6])) + ((a[1] + a[5]) + (a[3] + a[7]))); }
fn part0(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_recall = i32(params[4].y);
  let t_newest = i32(params[4].z);
  let t_filled = i32(params[3].w);
  let t_ring = i32(params[3].y);
  let t_head = i32(params[3].z);
  let i1 = unit % 33i;
  let i0 = unit / 33i;
  {
    // nest: recall, readNewest
    let v_2 = bitcast<i32>(arena[t_filled + i0]);
    let count_3 = max(min(v_2, 5i), 0i);
    var s_5 = array<f32, 8>();
    for (var l_4 = 0i; l_4 < min(8i, count_3); l_4++) {
      let j0 = l_4;
      let v_7 = bitcast<f32>(arena[t_ring + (i0 * 5i + j0) * 33i + i1]);
      s_5[l_4] += v_7;
    }
    let f_6 = halves8(s_5);
    let v_10 = bitcast<f32>(arena[t_ring + (i0 * 5i + wrapAt(bitcast<i32>(arena[t_head + i0]) - 1i, 5i)) * 33i + i1]);
    arena[t_recall + i0 * 33i + i1] = bitcast<u32>(select(f_6 / f32(max(v_2, 1i)), 0f, v_2 == 0i));
    arena[t_newest + i0 * 33i + i1] = bitcast<u32>(v_10);
  }
}
@compute @workgroup_size(64)
fn stage3(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_batch = i32(params[2].y);
  let units0 = n_batch * 33i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
