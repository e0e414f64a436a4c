// mix
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn part0(unit: i32) {
  let t_result = i32(params[3].y);
  let t_values = i32(params[2].z);
  let n_size = i32(params[2].y);
  let t_backwards = i32(params[3].x);
  {
    // nest: mix
    arena[t_result + unit] = bitcast<u32>(bitcast<f32>(arena[t_values + unit]) + bitcast<f32>(arena[t_backwards + unit]));
  }
}
@compute @workgroup_size(64)
fn stage2(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_size = i32(params[2].y);
  let units0 = n_size;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
