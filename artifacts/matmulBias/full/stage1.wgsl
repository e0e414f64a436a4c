// correlate
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 1024>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_gram = i32(params[4].x);
  let n_rows = i32(params[2].y);
  let hidden_1024 = 1024i + bitcast<i32>(params[16].z);
  let t_result = i32(params[3].w);
  let i1 = unit % 33i;
  let i0 = unit / 33i;
  {
    // nest: correlate
    var u_9 = array<f32, 16>();
    var n_10 = 0i;
    for (var tile_3 = 0i; tile_3 < n_rows; tile_3 += 16384i) {
      for (var slot_4 = i32(lane); slot_4 < hidden_1024; slot_4 += 64i) {
        var s_2 = 0f;
        let begin_5 = tile_3 + ((slot_4 / 16i) * 256i);
        let end_6 = min(begin_5 + 256i, n_rows);
        for (var j0 = begin_5 + (slot_4 % 16i); j0 < end_6; j0 += 16i) {
          let v_7 = bitcast<f32>(arena[t_result + j0 * 33i + i0]) * bitcast<f32>(arena[t_result + j0 * 33i + i1]);
          s_2 += v_7;
        }
        pool[slot_4] = bitcast<u32>(s_2);
      }
      workgroupBarrier();
      for (var c_12 = i32(lane); c_12 < 64i; c_12 += 64i) {
        pool[c_12 * 16i] = bitcast<u32>(poolHalves16(c_12 * 16i));
      }
      workgroupBarrier();
      if (lane < 1u) {
        for (var c_11 = 0i; c_11 < 64i; c_11++) {
          if ((tile_3 + (c_11 * 256i)) < n_rows) {
            u_9[(n_10 & 15i)] += bitcast<f32>(pool[(i32(lane) * 1024i) + (c_11 * 16i)]);
            n_10 += 1i;
          }
        }
      }
      workgroupBarrier();
    }
    if (lane < 1u) {
      pool[lane] = bitcast<u32>(halves16(u_9));
    }
    workgroupBarrier();
    let f_8 = bitcast<f32>(pool[0u]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_gram + i0 * 33i + i1] = bitcast<u32>(f_8 * 0.125f);
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
  let units0 = 1089i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
