// scale+average+centre+spreadOut+gate+drive+findHighest+raise+total+act
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 204>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[16].z); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn tanhOf(x: f32) -> f32 {
  let v_1 = minFloat(abs(x), 9.199999809265137f);
  let v_2 = round((v_1 * 2.885390043258667f) - 0.36559998989105225f);
  let v_3 = bitcast<f32>(1065353216u - (bitcast<u32>(v_2 + 12582912f) << 23u));
  let v_4 = 1f - v_3;
  let k_5 = keep(v_4);
  let v_6 = v_1 - (v_2 * 0.3465735912322998f);
  let k_7 = keep(v_6);
  let v_8 = k_7 * k_7;
  let v_9 = k_7 + (k_7 * (v_8 * ((v_8 * ((v_8 * (-0.05037085339426994f)) + 0.13314901292324066f)) + (-0.3333306312561035f))));
  let k_10 = keep(v_9);
  let v_11 = k_5 * (1f - k_10);
  let v_12 = bitcast<u32>(k_5 + ((v_3 * ((k_10 + k_10) - v_11)) / (2f - v_11))) | (bitcast<u32>(x) & 2147483648u);
  return bitcast<f32>(v_12);
}
fn sigmoidOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 18f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * ((k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f)) + 0.1666652113199234f)) + 0.4999999403953552f;
  let v_6 = ((((k_4 * k_4) * v_5) + k_4) + 1f) * bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + 1602224128u);
  let v_7 = v_6 * 5.421010862427522e-20f;
  let v_8 = v_7 < 0.3333333432674408f;
  let v_9 = (v_7 * select(1f, v_7, v_8)) / (v_7 + 1f);
  return select(v_9, v_7 - v_9, v_8);
}
fn expOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 89f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * ((k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f)) + 0.1666652113199234f)) + 0.4999999403953552f;
  let v_6 = v_2 < 0f;
  let v_7 = ((((k_4 * k_4) * v_5) + k_4) + 1f) * bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + select(528482304u, 1602224128u, v_6));
  return v_7 * select(18446744073709552000f, 5.421010862427522e-20f, v_6);
}
fn part0(unit: i32, lane: u32) {
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  let t_senses = i32(params[2].z);
  let n_batch = i32(params[2].y);
  let t_scaled = i32(params[3].y);
  let t_mean = i32(params[4].x);
  let t_centred = i32(params[3].z);
  let t_spread = i32(params[4].y);
  let t_gated = i32(params[3].w);
  let t_weights = i32(params[2].w);
  let hidden_192 = 192i + bitcast<i32>(params[16].z);
  let t_drive = i32(params[5].x);
  let t_highest = i32(params[4].z);
  let t_raised = i32(params[5].y);
  let t_total = i32(params[4].w);
  let t_trace = i32(params[3].x);
  let t_command = i32(params[5].z);
  {
    // nest: scale, average
    let tile_2 = 0i;
    for (var slot_3 = i32(lane); slot_3 < hidden_16; slot_3 += 256i) {
      var s_1 = 0f;
      let begin_4 = tile_2;
      let end_5 = min(begin_4 + 256i, 33i);
      for (var j0 = begin_4 + (slot_3 % 16i); j0 < end_5; j0 += 16i) {
        let v_6 = tanhOf(bitcast<f32>(arena[t_senses + unit * 33i + j0]) * 1.5f);
        s_1 += v_6;
        arena[t_scaled + unit * 33i + j0] = bitcast<u32>(v_6);
      }
      pool[slot_3] = bitcast<u32>(s_1);
    }
    workgroupBarrier();
    let f_7 = poolHalves16(0i);
    workgroupBarrier();
    storageBarrier();
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_mean + unit] = bitcast<u32>(f_7 / 33f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: centre
    let v_8 = bitcast<f32>(arena[t_mean + unit]);
    for (var i1 = i32(lane); i1 < 33i; i1 += 256i) {
      arena[t_centred + unit * 33i + i1] = bitcast<u32>(bitcast<f32>(arena[t_scaled + unit * 33i + i1]) - v_8);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: spreadOut
    let tile_10 = 0i;
    for (var slot_11 = i32(lane); slot_11 < hidden_16; slot_11 += 256i) {
      var s_9 = 0f;
      let begin_12 = tile_10;
      let end_13 = min(begin_12 + 256i, 33i);
      for (var j0_2 = begin_12 + (slot_11 % 16i); j0_2 < end_13; j0_2 += 16i) {
        let v_14 = bitcast<f32>(arena[t_centred + unit * 33i + j0_2]);
        let v_15 = v_14 * v_14;
        s_9 += v_15;
      }
      pool[slot_11] = bitcast<u32>(s_9);
    }
    workgroupBarrier();
    let f_16 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_spread + unit] = bitcast<u32>(sqrt(f_16));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: gate
    let v_17 = maxFloat(bitcast<f32>(arena[t_spread + unit]), 0.0010000000474974513f);
    for (var i1_2 = i32(lane); i1_2 < 33i; i1_2 += 256i) {
      arena[t_gated + unit * 33i + i1_2] = bitcast<u32>(sigmoidOf(bitcast<f32>(arena[t_centred + unit * 33i + i1_2]) / v_17));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: drive
    for (var slot_18 = i32(lane); slot_18 < hidden_192; slot_18 += 256i) {
      let row_19 = slot_18 / 16i;
      var s_22 = 0f;
      let begin_20 = 0i;
      let end_21 = min(begin_20 + 256i, 33i);
      for (var j0_3 = begin_20 + (slot_18 % 16i); j0_3 < end_21; j0_3 += 16i) {
        let v_23 = bitcast<f32>(arena[t_gated + unit * 33i + j0_3]) * bitcast<f32>(arena[t_weights + j0_3 * 12i + row_19]);
        s_22 += v_23;
      }
      pool[0i + (slot_18 + row_19)] = bitcast<u32>(s_22);
    }
    workgroupBarrier();
    for (var i1_3 = i32(lane); i1_3 < 12i; i1_3 += 256i) {
      let at_24 = 0i + (i1_3 * 17i);
      let f_25 = poolHalves16(at_24);
      arena[t_drive + unit * 12i + i1_3] = bitcast<u32>(f_25);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: findHighest
    if (lane == 0u) {
      var a_27 = fromBits(4286578688u);
      for (var j0_4 = 0i; j0_4 < 12i; j0_4++) {
        let v_28 = bitcast<f32>(arena[t_drive + unit * 12i + j0_4]);
        a_27 = select(a_27, v_28, v_28 > a_27);
      }
      arena[t_highest + unit] = bitcast<u32>(a_27);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: raise
    let v_29 = bitcast<f32>(arena[t_highest + unit]);
    for (var i1_4 = i32(lane); i1_4 < 12i; i1_4 += 256i) {
      arena[t_raised + unit * 12i + i1_4] = bitcast<u32>(expOf(bitcast<f32>(arena[t_drive + unit * 12i + i1_4]) - v_29));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: total
    if (lane == 0u) {
      var s_31 = array<f32, 16>();
      for (var l_30 = 0i; l_30 < min(16i, 12i); l_30++) {
        let j0_5 = l_30;
        let v_33 = bitcast<f32>(arena[t_raised + unit * 12i + j0_5]);
        s_31[l_30] += v_33;
      }
      let f_32 = halves16(s_31);
      arena[t_total + unit] = bitcast<u32>(f_32);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: act
    let v_36 = bitcast<f32>(arena[t_total + unit]);
    for (var i1_5 = i32(lane); i1_5 < 12i; i1_5 += 256i) {
      let v_37 = (bitcast<f32>(arena[t_trace + unit * 12i + i1_5]) * 0.75f) + ((bitcast<f32>(arena[t_raised + unit * 12i + i1_5]) / v_36) * 0.25f);
      arena[t_trace + unit * 12i + i1_5] = bitcast<u32>(v_37);
      arena[t_command + unit * 12i + i1_5] = bitcast<u32>(v_37);
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
