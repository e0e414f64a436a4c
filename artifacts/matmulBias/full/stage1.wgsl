// correlate
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32) {
  let at_gram = i32(params[4].x);
  let size_rows = i32(params[2].y);
  let at_result = i32(params[3].w);
  let i1 = unit % 33i;
  let i0 = unit / 33i;
  {
    // nest: correlate
    var u_4 = array<f32, 16>();
    var n_5 = 0i;
    for (var c_8 = 0i; c_8 < size_rows; c_8 += 256i) {
      var s_3 = array<f32, 16>();
      for (var b_9 = c_8; b_9 < min(c_8 + 256i, size_rows); b_9 += 16i) {
        for (var l_2 = 0i; l_2 < min(16i, size_rows - b_9); l_2++) {
          let j0 = b_9 + l_2;
          let v_7 = bitcast<f32>(arena[at_result + j0 * 33i + i0]) * bitcast<f32>(arena[at_result + j0 * 33i + i1]);
          s_3[l_2] += v_7;
        }
      }
      u_4[(n_5 & 15i)] += halves16(s_3);
      n_5 += 1i;
    }
    let f_6 = halves16(u_4);
    arena[at_gram + i0 * 33i + i1] = bitcast<u32>(f_6 * 0.125f);
  }
}
@compute @workgroup_size(64)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let units0 = 1089i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
