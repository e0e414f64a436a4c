// mix+keep+report+total
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 561>;
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn through_f16(x: f32) -> f32 {
  let v_1 = bitcast<u32>(x);
  let v_2 = v_1 & 2147483647u;
  let v_3 = select(((v_2 - 939520001u) + ((v_2 >> 13u) & 1u)) >> 13u, bitcast<u32>(bitcast<f32>(v_2) + 0.5f) - 1056964608u, v_2 < 947912704u);
  let v_4 = ((v_1 >> 16u) & 32768u) | select(v_3, select(31744u, 32256u, v_2 > 2139095040u), v_2 >= 1199570944u);
  let v_5 = (v_4 & 32767u) << 13u;
  let v_6 = select(v_5 + select(939524096u, 1879048192u, v_5 >= 260046848u), bitcast<u32>(bitcast<f32>(v_5 + 947912704u) - 0.00006103515625f), v_5 < 8388608u);
  return bitcast<f32>(v_6 | ((v_4 & 32768u) << 16u));
}
fn through_bf16(x: f32) -> f32 {
  let v_1 = bitcast<u32>(x);
  let v_2 = v_1 >> 16u;
  let v_3 = select((v_1 + ((v_2 & 1u) + 32767u)) >> 16u, v_2 | 64u, (v_1 << 1u) > 4278190080u);
  return bitcast<f32>(v_3 << 16u);
}
fn part0(unit: i32, lane: u32) {
  let t_input = i32(params[2].z);
  let n_batch = i32(params[2].y);
  let t_weights = i32(params[2].w);
  let hidden_528 = 528i + bitcast<i32>(params[16].z);
  let t_mixed = i32(params[3].y);
  let t_memory = i32(params[3].x);
  let t_result = i32(params[3].z);
  let t_total = i32(params[3].w);
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  {
    // nest: mix, keep
    for (var slot_1 = i32(lane); slot_1 < hidden_528; slot_1 += 256i) {
      let row_2 = slot_1 / 16i;
      var s_5 = 0f;
      let begin_3 = 0i;
      let end_4 = min(begin_3 + 256i, 33i);
      for (var j0 = begin_3 + (slot_1 % 16i); j0 < end_4; j0 += 16i) {
        let v_6 = bitcast<f32>(arena[t_input + unit * 33i + j0]) * bitcast<f32>(arena[t_weights + j0 * 33i + row_2]);
        s_5 += v_6;
      }
      pool[0i + (slot_1 + row_2)] = bitcast<u32>(s_5);
    }
    workgroupBarrier();
    for (var i1 = i32(lane); i1 < 33i; i1 += 256i) {
      let at_7 = 0i + (i1 * 17i);
      let f_8 = poolHalves16(at_7);
      let v_9 = bitcast<u32>(f_8);
      let v_10 = v_9 & 2147483647u;
      let v_11 = select(((v_10 - 939520001u) + ((v_10 >> 13u) & 1u)) >> 13u, bitcast<u32>(bitcast<f32>(v_10) + 0.5f) - 1056964608u, v_10 < 947912704u);
      let v_12 = ((v_9 >> 16u) & 32768u) | select(v_11, select(31744u, 32256u, v_10 > 2139095040u), v_10 >= 1199570944u);
      let v_13 = (v_12 & 32767u) << 13u;
      let v_14 = select(v_13 + select(939524096u, 1879048192u, v_13 >= 260046848u), bitcast<u32>(bitcast<f32>(v_13 + 947912704u) - 0.00006103515625f), v_13 < 8388608u);
      let v_15 = (bitcast<f32>(arena[t_memory + unit * 33i + i1]) * 0.8999999761581421f) + (bitcast<f32>(v_14 | ((v_12 & 32768u) << 16u)) * 0.10000000149011612f);
      arena[t_mixed + unit * 33i + i1] = bitcast<u32>(through_f16(f_8));
      arena[t_memory + unit * 33i + i1] = bitcast<u32>(through_bf16(v_15));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    for (var i1 = i32(lane); i1 < 33i; i1 += 256i) {
      arena[t_result + unit * 33i + i1] = bitcast<u32>(through_f16(bitcast<f32>(arena[t_mixed + unit * 33i + i1]) + bitcast<f32>(arena[t_memory + unit * 33i + i1])));
    }
  }
  {
    // nest: total
    let tile_17 = 0i;
    for (var slot_18 = i32(lane); slot_18 < hidden_16; slot_18 += 256i) {
      var s_16 = 0f;
      let begin_19 = tile_17;
      let end_20 = min(begin_19 + 256i, 33i);
      for (var j0_2 = begin_19 + (slot_18 % 16i); j0_2 < end_20; j0_2 += 16i) {
        let v_21 = bitcast<f32>(arena[t_memory + unit * 33i + j0_2]);
        s_16 += v_21;
      }
      pool[slot_18] = bitcast<u32>(s_16);
    }
    workgroupBarrier();
    let f_22 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_total + unit] = bitcast<u32>(f_22);
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
  let n_batch = i32(params[2].y);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
