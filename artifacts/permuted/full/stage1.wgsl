// gather+keep
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn part0(unit: i32) {
  let n_samples = i32(params[2].y);
  let t_shuffled = i32(params[3].x);
  let t_smooth = i32(params[2].w);
  let t_order = i32(params[3].y);
  let t_memory = i32(params[3].w);
  let i1 = unit % 5i;
  let i0 = unit / 5i;
  {
    // nest: gather
    arena[t_shuffled + i1 * n_samples + i0] = bitcast<u32>(bitcast<f32>(arena[t_smooth + (clampAt(i32(arena[t_order + i0]), n_samples)) * 5i + i1]));
  }
  {
    // nest: keep
    let v_2 = bitcast<f32>(arena[t_shuffled + i1 * n_samples + i0]);
    for (var i2 = 0i; i2 < 2i; i2++) {
      let v_3 = (bitcast<f32>(arena[t_memory + (i2 * n_samples + i0) * 5i + i1]) * 0.5f) + (v_2 * f32(i2 + 1i));
      arena[t_memory + (i2 * n_samples + i0) * 5i + i1] = bitcast<u32>(v_3);
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
  let n_samples = i32(params[2].y);
  let units0 = n_samples * 5i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
