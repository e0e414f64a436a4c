// measureQuery
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 32>;
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_length = i32(params[4].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let t_query = i32(params[3].z);
  let n_batch = i32(params[2].y);
  {
    // nest: measureQuery
    let tile_2 = 0i;
    for (var slot_3 = i32(lane); slot_3 < hidden_32; slot_3 += 64i) {
      var s_1 = 0f;
      let begin_4 = tile_2 + ((slot_3 / 16i) * 256i);
      let end_5 = min(begin_4 + 256i, 512i);
      for (var j0 = begin_4 + (slot_3 % 16i); j0 < end_5; j0 += 128i) {
        let p_6 = j0 + 16i;
        let p_7 = j0 + 32i;
        let p_8 = j0 + 48i;
        let p_9 = j0 + 64i;
        let p_10 = j0 + 80i;
        let p_11 = j0 + 96i;
        let p_12 = j0 + 112i;
        let v_13 = bitcast<f32>(arena[t_query + unit * 512i + j0]);
        let v_14 = v_13 * v_13;
        let v_15 = bitcast<f32>(arena[t_query + unit * 512i + p_6]);
        let v_16 = v_15 * v_15;
        let v_17 = bitcast<f32>(arena[t_query + unit * 512i + p_7]);
        let v_18 = v_17 * v_17;
        let v_19 = bitcast<f32>(arena[t_query + unit * 512i + p_8]);
        let v_20 = v_19 * v_19;
        let v_21 = bitcast<f32>(arena[t_query + unit * 512i + p_9]);
        let v_22 = v_21 * v_21;
        let v_23 = bitcast<f32>(arena[t_query + unit * 512i + p_10]);
        let v_24 = v_23 * v_23;
        let v_25 = bitcast<f32>(arena[t_query + unit * 512i + p_11]);
        let v_26 = v_25 * v_25;
        let v_27 = bitcast<f32>(arena[t_query + unit * 512i + p_12]);
        let v_28 = v_27 * v_27;
        s_1 += v_14;
        s_1 += v_16;
        s_1 += v_18;
        s_1 += v_20;
        s_1 += v_22;
        s_1 += v_24;
        s_1 += v_26;
        s_1 += v_28;
      }
      pool[slot_3] = bitcast<u32>(s_1);
    }
    workgroupBarrier();
    let f_29 = poolHalves16(0i) + poolHalves16(16i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_length + unit] = bitcast<u32>(sqrt(f_29));
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
