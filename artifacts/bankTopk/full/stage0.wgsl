// measureQuery
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 32>;
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_length = i32(params[4].y);
  let t_query = i32(params[3].z);
  let n_batch = i32(params[2].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  {
    // nest: measureQuery
    let tile_4 = 0i;
    for (var slot_5 = i32(lane); slot_5 < hidden_32; slot_5 += 64i) {
      var s_1 = 0f;
      let begin_6 = tile_4 + ((slot_5 / 16i) * 256i);
      let end_7 = min(begin_6 + 256i, 512i);
      for (var j0 = begin_6 + (slot_5 % 16i); j0 < end_7; j0 += 16i) {
        let v_2 = bitcast<f32>(arena[t_query + unit * 512i + j0]);
        let v_3 = v_2 * v_2;
        s_1 += v_3;
      }
      pool[slot_5] = bitcast<u32>(s_1);
    }
    workgroupBarrier();
    let f_8 = poolHalves16(0i) + poolHalves16(16i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_length + unit] = bitcast<u32>(sqrt(f_8));
    }
  }
}
@compute @workgroup_size(64)
fn stage0(
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
