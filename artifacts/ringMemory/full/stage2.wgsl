// decay
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn part0(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_ring = i32(params[3].y);
  let i2 = unit % 33i;
  let q_1 = unit / 33i;
  let i1 = q_1 % 5i;
  let i0 = q_1 / 5i;
  {
    // nest: decay
    arena[t_ring + (i0 * 5i + i1) * 33i + i2] = bitcast<u32>(bitcast<f32>(arena[t_ring + (i0 * 5i + i1) * 33i + i2]) * 0.5f);
  }
}
@compute @workgroup_size(64)
fn stage2(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_batch = i32(params[2].y);
  let units0 = n_batch * 165i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
