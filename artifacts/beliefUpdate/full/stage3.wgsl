// report
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn part0(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_result = i32(params[4].w);
  let t_belief = i32(params[3].y);
  let i1 = unit % 9i;
  let i0 = unit / 9i;
  {
    // nest: report
    arena[t_result + i0 * 9i + i1] = bitcast<u32>(bitcast<f32>(arena[t_belief + i0 * 9i + i1]));
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
  let units0 = n_batch * 9i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
