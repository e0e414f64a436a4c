// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+measure+activate+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+report+insist+intend+move+learnActor+learnCritic+foresee+agree+reportMotors+grow
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1632>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_usual = i32(params[19].x);
  let t_queryRaw = i32(params[42].y);
  let n_B = i32(params[2].y);
  let t_knobs = i32(params[4].x);
  let t_means = i32(params[14].w);
  let t_queryLevel = i32(params[42].z);
  let t_queryScale = i32(params[42].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let t_query = i32(params[18].w);
  {
    // nest: gatherQuery
    let v_4 = select(0f, 0.0020000000949949026f, bitcast<f32>(arena[t_knobs + unit * 23i]) > 0f);
    for (var row_1 = i32(lane); row_1 < 512i; row_1 += 512i) {
      let row_2 = row_1 + 0i;
      let v_3 = bitcast<f32>(arena[t_usual + unit * 512i + row_2]);
      let v_5 = remSigned(row_2, 64i);
      let v_6 = divSigned(v_5, 16i);
      let v_7 = remSigned(divSigned(v_5, 4i), 4i);
      let v_8 = remSigned(v_5, 4i);
      let v_9 = divSigned(row_2, 64i) * 2i;
      let v_10 = v_9 + 0i;
      let v_11 = bitcast<f32>(arena[t_means + (((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i * 16i + v_10]) + bitcast<f32>(arena[t_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 1i) * 16i + v_10]);
      let v_12 = v_9 + 1i;
      let v_13 = v_11 + bitcast<f32>(arena[t_means + (((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i * 16i + v_12]);
      let v_14 = v_13 + bitcast<f32>(arena[t_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 1i) * 16i + v_12]);
      let v_15 = v_3 + (v_4 * (v_14 - v_3));
      let row_16 = row_1 + 256i;
      let v_17 = bitcast<f32>(arena[t_usual + unit * 512i + row_16]);
      let v_18 = remSigned(row_16, 64i);
      let v_19 = divSigned(v_18, 16i);
      let v_20 = remSigned(divSigned(v_18, 4i), 4i);
      let v_21 = remSigned(v_18, 4i);
      let v_22 = divSigned(row_16, 64i) * 2i;
      let v_23 = v_22 + 0i;
      let v_24 = bitcast<f32>(arena[t_means + (((unit * 4i + v_19) * 4i + v_20) * 4i + v_21) * 4i * 16i + v_23]) + bitcast<f32>(arena[t_means + ((((unit * 4i + v_19) * 4i + v_20) * 4i + v_21) * 4i + 1i) * 16i + v_23]);
      let v_25 = v_22 + 1i;
      let v_26 = v_24 + bitcast<f32>(arena[t_means + (((unit * 4i + v_19) * 4i + v_20) * 4i + v_21) * 4i * 16i + v_25]);
      let v_27 = v_26 + bitcast<f32>(arena[t_means + ((((unit * 4i + v_19) * 4i + v_20) * 4i + v_21) * 4i + 1i) * 16i + v_25]);
      let v_28 = v_17 + (v_4 * (v_27 - v_17));
      arena[t_usual + unit * 512i + row_2] = bitcast<u32>(v_15);
      arena[t_queryRaw + unit * 512i + row_2] = bitcast<u32>(v_14 - v_15);
      arena[t_usual + unit * 512i + row_16] = bitcast<u32>(v_28);
      arena[t_queryRaw + unit * 512i + row_16] = bitcast<u32>(v_27 - v_28);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: levelQuery
    let tile_33 = 0i;
    for (var slot_34 = i32(lane); slot_34 < hidden_32; slot_34 += 256i) {
      var s_29 = 0f;
      var s_30 = 0f;
      let begin_35 = tile_33 + ((slot_34 / 16i) * 256i);
      let end_36 = min(begin_35 + 256i, 512i);
      for (var j0 = begin_35 + (slot_34 % 16i); j0 < end_36; j0 += 16i) {
        let v_31 = bitcast<f32>(arena[t_queryRaw + unit * 512i + j0]);
        let v_32 = v_31 * v_31;
        s_29 += v_31;
        s_30 += v_32;
      }
      pool[slot_34] = bitcast<u32>(s_29);
      pool[32i + slot_34] = bitcast<u32>(s_30);
    }
    workgroupBarrier();
    let f_37 = poolHalves16(0i) + poolHalves16(16i);
    let f_38 = poolHalves16(32i) + poolHalves16(48i);
    workgroupBarrier();
    let v_39 = f_37 / 512f;
    let v_40 = ((f_38 / 512f) - (v_39 * v_39)) * 512f;
    if (lane == 0u) {
      arena[t_queryLevel + unit] = bitcast<u32>(v_39);
      arena[t_queryScale + unit] = bitcast<u32>(select(0f, 1f / sqrt(maxFloat(v_40, 9.999999682655225e-21f)), v_40 > 9.999999682655225e-21f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: query
    let v_43 = bitcast<f32>(arena[t_queryLevel + unit]);
    let v_44 = bitcast<f32>(arena[t_queryScale + unit]);
    for (var row_41 = i32(lane); row_41 < 512i; row_41 += 512i) {
      let row_42 = row_41 + 0i;
      let v_45 = (bitcast<f32>(arena[t_queryRaw + unit * 512i + row_42]) - v_43) * v_44;
      let row_46 = row_41 + 256i;
      let v_47 = (bitcast<f32>(arena[t_queryRaw + unit * 512i + row_46]) - v_43) * v_44;
      arena[t_query + unit * 512i + row_42] = bitcast<u32>(v_45);
      arena[t_query + unit * 512i + row_46] = bitcast<u32>(v_47);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let t_means = i32(params[14].w);
  let n_B = i32(params[2].y);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let t_contextRaw = i32(params[43].x);
  let t_ruleMean = i32(params[14].x);
  let t_contextLength = i32(params[43].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_context = i32(params[22].z);
  {
    // nest: gatherContext
    for (var slot_1 = i32(lane); slot_1 < hidden_1024; slot_1 += 256i) {
      let row_2 = slot_1 / 16i;
      let i2 = row_2 % 16i;
      let i1 = row_2 / 16i;
      var s_7 = 0f;
      let begin_3 = 0i;
      let end_4 = min(begin_3 + 256i, 64i);
      for (var p_6 = begin_3 + (slot_1 % 16i); p_6 < end_4; p_6 += 16i) {
        let j2 = p_6 % 4i;
        let q_8 = p_6 / 4i;
        let j1 = q_8 % 4i;
        let j0 = q_8 / 4i;
        let v_10 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0) * 4i + j1) * 4i + j2) * 4i + i1) * 16i + i2]);
        s_7 += v_10;
      }
      pool[0i + (slot_1 + row_2)] = bitcast<u32>(s_7);
    }
    workgroupBarrier();
    for (var row_11 = i32(lane); row_11 < 64i; row_11 += 256i) {
      let i2 = row_11 % 16i;
      let i1 = row_11 / 16i;
      let at_13 = 0i + (row_11 * 17i);
      let f_14 = poolHalves16(at_13);
      let v_15 = f_14 / 64f;
      arena[t_contextRaw + (unit * 4i + i1) * 16i + i2] = bitcast<u32>(select(v_15, v_15 - bitcast<f32>(arena[t_ruleMean + i2]), i1 == 3i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureContext
    let tile_21 = 0i;
    for (var slot_22 = i32(lane); slot_22 < hidden_16; slot_22 += 256i) {
      var s_16 = 0f;
      let begin_23 = tile_21;
      let end_24 = min(begin_23 + 256i, 64i);
      for (var p_17 = begin_23 + (slot_22 % 16i); p_17 < end_24; p_17 += 16i) {
        let j1_2 = p_17 % 16i;
        let j0_2 = p_17 / 16i;
        let v_19 = bitcast<f32>(arena[t_contextRaw + (unit * 4i + j0_2) * 16i + j1_2]);
        let v_20 = v_19 * v_19;
        s_16 += v_20;
      }
      pool[slot_22] = bitcast<u32>(s_16);
    }
    workgroupBarrier();
    let f_25 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_contextLength + unit] = bitcast<u32>(sqrt(maxFloat(f_25, 9.999999682655225e-21f)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: context
    let v_26 = bitcast<f32>(arena[t_contextLength + unit]);
    for (var i1_2 = i32(lane); i1_2 < 64i; i1_2 += 256i) {
      arena[t_context + unit * 64i + i1_2] = bitcast<u32>(bitcast<f32>(arena[t_contextRaw + (unit * 4i + divSigned(i1_2, 16i)) * 16i + remSigned(i1_2, 16i)]) / v_26);
    }
  }
}
fn part2(unit: i32, lane: u32) {
  let t_lastStore = i32(params[20].w);
  let t_stored = i32(params[21].x);
  let t_isStore = i32(params[39].y);
  let t_writer = i32(params[38].w);
  let t_age = i32(params[4].y);
  let n_B = i32(params[2].y);
  let t_energy = i32(params[15].y);
  let t_moments = i32(params[16].z);
  let t_variance = i32(params[15].z);
  let t_maximum = i32(params[15].w);
  let t_sparsity = i32(params[16].x);
  let t_mended = i32(params[16].w);
  let t_cellLoud = i32(params[40].w);
  let t_cellSquare = i32(params[41].x);
  let t_cellPeak = i32(params[41].y);
  let t_cellQuiet = i32(params[41].z);
  let t_cellMended = i32(params[41].w);
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let t_means = i32(params[14].w);
  let hidden_128 = 128i + bitcast<i32>(params[48].z);
  let t_activeCells = i32(params[16].y);
  let t_maxima = i32(params[15].x);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let t_featureSign = i32(params[17].w);
  let t_featureCell = i32(params[17].x);
  let t_featureGroup = i32(params[17].y);
  let t_featureLane = i32(params[17].z);
  let hidden_1536 = 1536i + bitcast<i32>(params[48].z);
  let t_featureRaw = i32(params[42].x);
  let t_featureMean = i32(params[18].x);
  let t_featureVariance = i32(params[18].y);
  let t_knobs = i32(params[4].x);
  let t_phi = i32(params[18].z);
  let t_sensors = i32(params[6].z);
  let t_sensorsLast = i32(params[6].w);
  let t_motors = i32(params[26].z);
  let t_temporalDifference = i32(params[28].w);
  let t_actStep = i32(params[43].w);
  let t_value = i32(params[28].z);
  let t_featurePower = i32(params[29].x);
  let t_criticBound = i32(params[43].z);
  let t_sigma = i32(params[44].x);
  let t_reward = i32(params[7].x);
  let t_critic = i32(params[28].x);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_exploration = i32(params[10].y);
  let t_confidence = i32(params[9].y);
  let t_report = i32(params[44].y);
  let t_error = i32(params[8].z);
  let t_meanError = i32(params[8].w);
  let t_novelty = i32(params[20].x);
  let t_match = i32(params[20].y);
  let t_matchRow = i32(params[20].z);
  let t_cognition = i32(params[11].z);
  let t_gate = i32(params[10].w);
  let t_hold = i32(params[11].y);
  let t_patternRank = i32(params[23].x);
  let t_patternOn = i32(params[23].y);
  let t_badInputs = i32(params[7].y);
  let t_information = i32(params[10].x);
  let t_drive = i32(params[10].z);
  let t_insistence = i32(params[27].y);
  let t_urge = i32(params[27].x);
  let t_intention = i32(params[44].z);
  let t_actorBound = i32(params[44].w);
  let t_actor = i32(params[27].z);
  let t_wander = i32(params[26].w);
  let t_noiseNews = i32(params[45].x);
  let t_excess = i32(params[45].y);
  let t_seed = i32(params[4].z);
  let t_actorTrace = i32(params[27].w);
  let t_criticTrace = i32(params[28].y);
  let t_readout = i32(params[30].z);
  let hidden_384 = 384i + bitcast<i32>(params[48].z);
  let t_fast = i32(params[30].x);
  let t_slow = i32(params[30].y);
  let t_members = i32(params[29].z);
  let t_prediction = i32(params[29].y);
  let t_memberErrors = i32(params[29].w);
  {
    // nest: noteStores
    if (lane == 0u) {
      var a_2 = 0i;
      for (var j0 = 0i; j0 < 8i; j0++) {
        let v_3 = bitcast<i32>(arena[t_isStore + j0]) == 1i && bitcast<i32>(arena[t_writer + j0]) == unit;
        a_2 += select(0i, 1i, v_3);
      }
      let v_4 = a_2 > 0i;
      let v_5 = select(bitcast<i32>(arena[t_lastStore + unit]), bitcast<i32>(arena[t_age + unit]), v_4);
      let v_6 = bitcast<i32>(arena[t_stored + unit]);
      arena[t_lastStore + unit] = bitcast<u32>(v_5);
      arena[t_stored + unit] = bitcast<u32>(select(v_6, v_6 + 1i, v_4));
    }
  }
  {
    // nest: measure
    var a_7 = fromBits(4286578688u);
    var a_8 = 0i;
    var a_9 = 0i;
    let tile_21 = 0i;
    for (var slot_22 = i32(lane); slot_22 < hidden_64; slot_22 += 256i) {
      var s_10 = 0f;
      var s_11 = 0f;
      let begin_23 = tile_21 + ((slot_22 / 16i) * 256i);
      let end_24 = min(begin_23 + 256i, 1024i);
      for (var p_12 = begin_23 + (slot_22 % 16i); p_12 < end_24; p_12 += 16i) {
        let j3 = p_12 % 16i;
        let q_13 = p_12 / 16i;
        let j2 = q_13 % 4i;
        let q_14 = q_13 / 4i;
        let j1 = q_14 % 4i;
        let j0_2 = q_14 / 4i;
        let v_16 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_17 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_18 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_19 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_20 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        s_10 += v_16;
        s_11 += v_17;
        a_7 = select(a_7, v_18, v_18 > a_7);
        a_8 += v_19;
        a_9 += v_20;
      }
      pool[slot_22] = bitcast<u32>(s_10);
      pool[64i + slot_22] = bitcast<u32>(s_11);
    }
    workgroupBarrier();
    for (var c_27 = i32(lane); c_27 < 8i; c_27 += 256i) {
      pool[c_27 * 16i] = bitcast<u32>(poolHalves16(c_27 * 16i));
    }
    workgroupBarrier();
    let f_25 = (bitcast<f32>(pool[0i]) + bitcast<f32>(pool[32i])) + (bitcast<f32>(pool[16i]) + bitcast<f32>(pool[48i]));
    let f_26 = (bitcast<f32>(pool[64i]) + bitcast<f32>(pool[96i])) + (bitcast<f32>(pool[80i]) + bitcast<f32>(pool[112i]));
    workgroupBarrier();
    if (lane < 64u) {
      pool[lane] = bitcast<u32>(a_7);
      pool[64u + lane] = bitcast<u32>(a_8);
      pool[128u + lane] = bitcast<u32>(a_9);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_28 = bitcast<f32>(pool[lane + 8u]);
      let o_29 = bitcast<f32>(pool[lane + 16u]);
      let o_30 = bitcast<f32>(pool[lane + 24u]);
      let o_31 = bitcast<f32>(pool[lane + 32u]);
      let o_32 = bitcast<f32>(pool[lane + 40u]);
      let o_33 = bitcast<f32>(pool[lane + 48u]);
      let o_34 = bitcast<f32>(pool[lane + 56u]);
      let o_35 = bitcast<i32>(pool[64u + (lane + 8u)]);
      let o_36 = bitcast<i32>(pool[64u + (lane + 16u)]);
      let o_37 = bitcast<i32>(pool[64u + (lane + 24u)]);
      let o_38 = bitcast<i32>(pool[64u + (lane + 32u)]);
      let o_39 = bitcast<i32>(pool[64u + (lane + 40u)]);
      let o_40 = bitcast<i32>(pool[64u + (lane + 48u)]);
      let o_41 = bitcast<i32>(pool[64u + (lane + 56u)]);
      let o_42 = bitcast<i32>(pool[128u + (lane + 8u)]);
      let o_43 = bitcast<i32>(pool[128u + (lane + 16u)]);
      let o_44 = bitcast<i32>(pool[128u + (lane + 24u)]);
      let o_45 = bitcast<i32>(pool[128u + (lane + 32u)]);
      let o_46 = bitcast<i32>(pool[128u + (lane + 40u)]);
      let o_47 = bitcast<i32>(pool[128u + (lane + 48u)]);
      let o_48 = bitcast<i32>(pool[128u + (lane + 56u)]);
      a_7 = select(a_7, o_28, o_28 > a_7);
      a_7 = select(a_7, o_29, o_29 > a_7);
      a_7 = select(a_7, o_30, o_30 > a_7);
      a_7 = select(a_7, o_31, o_31 > a_7);
      a_7 = select(a_7, o_32, o_32 > a_7);
      a_7 = select(a_7, o_33, o_33 > a_7);
      a_7 = select(a_7, o_34, o_34 > a_7);
      a_8 += o_35;
      a_8 += o_36;
      a_8 += o_37;
      a_8 += o_38;
      a_8 += o_39;
      a_8 += o_40;
      a_8 += o_41;
      a_9 += o_42;
      a_9 += o_43;
      a_9 += o_44;
      a_9 += o_45;
      a_9 += o_46;
      a_9 += o_47;
      a_9 += o_48;
      pool[lane] = bitcast<u32>(a_7);
      pool[64u + lane] = bitcast<u32>(a_8);
      pool[128u + lane] = bitcast<u32>(a_9);
    }
    workgroupBarrier();
    a_7 = bitcast<f32>(pool[0u]);
    a_8 = bitcast<i32>(pool[64u + 0u]);
    a_9 = bitcast<i32>(pool[128u + 0u]);
    let o_49 = bitcast<f32>(pool[1u]);
    let o_50 = bitcast<f32>(pool[2u]);
    let o_51 = bitcast<f32>(pool[3u]);
    let o_52 = bitcast<f32>(pool[4u]);
    let o_53 = bitcast<f32>(pool[5u]);
    let o_54 = bitcast<f32>(pool[6u]);
    let o_55 = bitcast<f32>(pool[7u]);
    let o_56 = bitcast<i32>(pool[64u + 1u]);
    let o_57 = bitcast<i32>(pool[64u + 2u]);
    let o_58 = bitcast<i32>(pool[64u + 3u]);
    let o_59 = bitcast<i32>(pool[64u + 4u]);
    let o_60 = bitcast<i32>(pool[64u + 5u]);
    let o_61 = bitcast<i32>(pool[64u + 6u]);
    let o_62 = bitcast<i32>(pool[64u + 7u]);
    let o_63 = bitcast<i32>(pool[128u + 1u]);
    let o_64 = bitcast<i32>(pool[128u + 2u]);
    let o_65 = bitcast<i32>(pool[128u + 3u]);
    let o_66 = bitcast<i32>(pool[128u + 4u]);
    let o_67 = bitcast<i32>(pool[128u + 5u]);
    let o_68 = bitcast<i32>(pool[128u + 6u]);
    let o_69 = bitcast<i32>(pool[128u + 7u]);
    a_7 = select(a_7, o_49, o_49 > a_7);
    a_7 = select(a_7, o_50, o_50 > a_7);
    a_7 = select(a_7, o_51, o_51 > a_7);
    a_7 = select(a_7, o_52, o_52 > a_7);
    a_7 = select(a_7, o_53, o_53 > a_7);
    a_7 = select(a_7, o_54, o_54 > a_7);
    a_7 = select(a_7, o_55, o_55 > a_7);
    a_8 += o_56;
    a_8 += o_57;
    a_8 += o_58;
    a_8 += o_59;
    a_8 += o_60;
    a_8 += o_61;
    a_8 += o_62;
    a_9 += o_63;
    a_9 += o_64;
    a_9 += o_65;
    a_9 += o_66;
    a_9 += o_67;
    a_9 += o_68;
    a_9 += o_69;
    let f_70 = a_7;
    let f_71 = a_8;
    let f_72 = a_9;
    workgroupBarrier();
    let v_73 = f_25 / 1048576f;
    let tile_87 = 0i;
    for (var slot_88 = i32(lane); slot_88 < hidden_128; slot_88 += 256i) {
      var s_74 = 0f;
      var s_75 = 0f;
      var s_76 = 0f;
      var s_77 = 0f;
      let begin_89 = tile_87 + ((slot_88 / 16i) * 256i);
      let end_90 = min(begin_89 + 256i, 2048i);
      for (var p_78 = begin_89 + (slot_88 % 16i); p_78 < end_90; p_78 += 16i) {
        let j4 = p_78 % 16i;
        let q_79 = p_78 / 16i;
        let j3_2 = q_79 % 2i;
        let q_80 = q_79 / 2i;
        let j2 = q_80 % 4i;
        let q_81 = q_80 / 4i;
        let j1 = q_81 % 4i;
        let j0_2 = q_81 / 4i;
        let v_83 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 4i + j3_2) * 16i + j4]);
        let v_84 = ((f32(j0_2) * 0.5f) - 0.75f) * v_83;
        let v_85 = ((f32(j1) * 0.5f) - 0.75f) * v_83;
        let v_86 = ((f32(j2) * 0.5f) - 0.75f) * v_83;
        s_74 += v_84;
        s_75 += v_85;
        s_76 += v_86;
        s_77 += v_83;
      }
      pool[slot_88] = bitcast<u32>(s_74);
      pool[128i + slot_88] = bitcast<u32>(s_75);
      pool[256i + slot_88] = bitcast<u32>(s_76);
      pool[384i + slot_88] = bitcast<u32>(s_77);
    }
    workgroupBarrier();
    for (var c_95 = i32(lane); c_95 < 32i; c_95 += 256i) {
      pool[c_95 * 16i] = bitcast<u32>(poolHalves16(c_95 * 16i));
    }
    workgroupBarrier();
    let f_91 = ((bitcast<f32>(pool[0i]) + bitcast<f32>(pool[64i])) + (bitcast<f32>(pool[32i]) + bitcast<f32>(pool[96i]))) + ((bitcast<f32>(pool[16i]) + bitcast<f32>(pool[80i])) + (bitcast<f32>(pool[48i]) + bitcast<f32>(pool[112i])));
    let f_92 = ((bitcast<f32>(pool[128i]) + bitcast<f32>(pool[192i])) + (bitcast<f32>(pool[160i]) + bitcast<f32>(pool[224i]))) + ((bitcast<f32>(pool[144i]) + bitcast<f32>(pool[208i])) + (bitcast<f32>(pool[176i]) + bitcast<f32>(pool[240i])));
    let f_93 = ((bitcast<f32>(pool[256i]) + bitcast<f32>(pool[320i])) + (bitcast<f32>(pool[288i]) + bitcast<f32>(pool[352i]))) + ((bitcast<f32>(pool[272i]) + bitcast<f32>(pool[336i])) + (bitcast<f32>(pool[304i]) + bitcast<f32>(pool[368i])));
    let f_94 = ((bitcast<f32>(pool[384i]) + bitcast<f32>(pool[448i])) + (bitcast<f32>(pool[416i]) + bitcast<f32>(pool[480i]))) + ((bitcast<f32>(pool[400i]) + bitcast<f32>(pool[464i])) + (bitcast<f32>(pool[432i]) + bitcast<f32>(pool[496i])));
    workgroupBarrier();
    let v_96 = (v_73 * 2048f) + 2.0480000972747803f;
    let v_97 = f_94 / 2048f;
    let v_98 = bitcast<i32>(arena[t_mended + unit]) + f_72;
    if (lane == 0u) {
      arena[t_energy + unit] = bitcast<u32>(v_73);
      arena[t_moments + unit * 4i] = bitcast<u32>(f_91 / v_96);
      arena[t_moments + unit * 4i + 1i] = bitcast<u32>(f_92 / v_96);
      arena[t_moments + unit * 4i + 2i] = bitcast<u32>(f_93 / v_96);
      arena[t_variance + unit] = bitcast<u32>((f_26 / 1048576f) - (v_97 * v_97));
      arena[t_maximum + unit] = bitcast<u32>(f_70);
      arena[t_sparsity + unit] = bitcast<u32>(f32(f_71) / 1048576f);
      arena[t_mended + unit] = bitcast<u32>(v_98);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: activate
    var a_99 = 0i;
    for (var slot_101 = i32(lane); slot_101 < hidden_1024; slot_101 += 256i) {
      let row_102 = slot_101 / 16i;
      let j2_2 = row_102 % 4i;
      let q_105 = row_102 / 4i;
      let j1_2 = q_105 % 4i;
      let j0_3 = q_105 / 4i;
      var a_108 = fromBits(4286578688u);
      let begin_103 = 0i;
      let end_104 = min(begin_103 + 256i, 32i);
      for (var p_107 = begin_103 + (slot_101 % 16i); p_107 < end_104; p_107 += 16i) {
        let j4_2 = p_107 % 16i;
        let j3_3 = p_107 / 16i;
        let v_110 = bitcast<f32>(arena[t_maxima + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3) * 16i + j4_2]);
        a_108 = select(a_108, v_110, v_110 > a_108);
      }
      pool[0i + (slot_101 + row_102)] = bitcast<u32>(a_108);
    }
    workgroupBarrier();
    for (var p_100 = i32(lane); p_100 < 64i; p_100 += 256i) {
      let j2_2 = p_100 % 4i;
      let q_111 = p_100 / 4i;
      let j1_2 = q_111 % 4i;
      let j0_3 = q_111 / 4i;
      let at_113 = 0i + (p_100 * 17i);
      var a_114 = fromBits(4286578688u);
      for (var e_115 = 0i; e_115 < 16i; e_115++) {
        let o_116 = bitcast<f32>(pool[at_113 + e_115]);
        a_114 = select(a_114, o_116, o_116 > a_114);
      }
      let v_117 = a_114 > 0.5f;
      a_99 += select(0i, 1i, v_117);
    }
    if (lane < 64u) {
      pool[1088u + lane] = bitcast<u32>(a_99);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_118 = bitcast<i32>(pool[1088u + (lane + 8u)]);
      let o_119 = bitcast<i32>(pool[1088u + (lane + 16u)]);
      let o_120 = bitcast<i32>(pool[1088u + (lane + 24u)]);
      let o_121 = bitcast<i32>(pool[1088u + (lane + 32u)]);
      let o_122 = bitcast<i32>(pool[1088u + (lane + 40u)]);
      let o_123 = bitcast<i32>(pool[1088u + (lane + 48u)]);
      let o_124 = bitcast<i32>(pool[1088u + (lane + 56u)]);
      a_99 += o_118;
      a_99 += o_119;
      a_99 += o_120;
      a_99 += o_121;
      a_99 += o_122;
      a_99 += o_123;
      a_99 += o_124;
      pool[1088u + lane] = bitcast<u32>(a_99);
    }
    workgroupBarrier();
    a_99 = bitcast<i32>(pool[1088u + 0u]);
    let o_125 = bitcast<i32>(pool[1088u + 1u]);
    let o_126 = bitcast<i32>(pool[1088u + 2u]);
    let o_127 = bitcast<i32>(pool[1088u + 3u]);
    let o_128 = bitcast<i32>(pool[1088u + 4u]);
    let o_129 = bitcast<i32>(pool[1088u + 5u]);
    let o_130 = bitcast<i32>(pool[1088u + 6u]);
    let o_131 = bitcast<i32>(pool[1088u + 7u]);
    a_99 += o_125;
    a_99 += o_126;
    a_99 += o_127;
    a_99 += o_128;
    a_99 += o_129;
    a_99 += o_130;
    a_99 += o_131;
    let f_132 = a_99;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_activeCells + unit] = bitcast<u32>(f_132);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var slot_133 = i32(lane); slot_133 < hidden_1536; slot_133 += 256i) {
      let row_134 = slot_133 / 16i;
      var s_137 = 0f;
      let begin_135 = 0i;
      let end_136 = min(begin_135 + 256i, 16i);
      for (var j0_4 = begin_135 + (slot_133 % 16i); j0_4 < end_136; j0_4 += 16i) {
        let v_138 = bitcast<i32>(arena[t_featureCell + row_134 * 16i + j0_4]);
        let v_139 = bitcast<f32>(arena[t_means + ((((unit * 4i + clampAt(divSigned(v_138, 16i), 4i)) * 4i + max(remSigned(divSigned(v_138, 4i), 4i), 0i)) * 4i + max(remSigned(v_138, 4i), 0i)) * 4i + clampAt(bitcast<i32>(arena[t_featureGroup + row_134 * 16i + j0_4]), 4i)) * 16i + clampAt(bitcast<i32>(arena[t_featureLane + row_134 * 16i + j0_4]), 16i)]);
        let v_140 = bitcast<f32>(arena[t_featureSign + row_134 * 16i + j0_4]) * v_139;
        s_137 += v_140;
      }
      pool[0i + (slot_133 + row_134)] = bitcast<u32>(s_137);
    }
    workgroupBarrier();
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let at_141 = 0i + (i1 * 17i);
      let f_142 = poolHalves16(at_141);
      arena[t_featureRaw + unit * 96i + i1] = bitcast<u32>(f_142);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_144 = bitcast<i32>(arena[t_age + unit]);
    let v_145 = select(0f, 0.00019999999494757503f, bitcast<f32>(arena[t_knobs + unit * 23i]) > 0f);
    let v_146 = 1f / f32(v_144 + 1i);
    let v_147 = select(maxFloat(v_145, v_146), maxFloat(v_145, v_146 * select(0f, 1f, v_145 > 0f)), v_144 > 100i);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_143 = bitcast<f32>(arena[t_featureMean + unit * 96i + i1]);
      let v_148 = bitcast<f32>(arena[t_featureRaw + unit * 96i + i1]);
      let v_149 = v_143 + (v_147 * (v_148 - v_143));
      let v_150 = bitcast<f32>(arena[t_featureVariance + unit * 96i + i1]);
      let v_151 = v_148 - v_149;
      arena[t_featureMean + unit * 96i + i1] = bitcast<u32>(v_149);
      arena[t_featureVariance + unit * 96i + i1] = bitcast<u32>(v_150 + (v_147 * ((v_151 * v_151) - v_150)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_153 = bitcast<f32>(arena[t_knobs + unit * 23i + 19i]);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_152 = (bitcast<f32>(arena[t_featureRaw + unit * 96i + i1]) - bitcast<f32>(arena[t_featureMean + unit * 96i + i1])) / sqrt(maxFloat(bitcast<f32>(arena[t_featureVariance + unit * 96i + i1]), 9.99999993922529e-9f));
      arena[t_phi + unit * 160i + i1] = bitcast<u32>(minFloat(maxFloat(v_152, -5f), 5f) * v_153);
    }
  }
  {
    // nest: seeSensors
    for (var i1_2 = i32(lane); i1_2 < 24i; i1_2 += 256i) {
      let v_154 = bitcast<f32>(arena[t_sensors + unit * 24i + i1_2]);
      let v_155 = bitcast<f32>(arena[t_sensorsLast + unit * 24i + i1_2]);
      arena[t_phi + unit * 160i + (i1_2 + 96i)] = bitcast<u32>(v_154);
      arena[t_phi + unit * 160i + (i1_2 + 120i)] = bitcast<u32>(v_155);
    }
  }
  {
    // nest: seeMotors
    for (var i1_3 = i32(lane); i1_3 < 4i; i1_3 += 256i) {
      arena[t_phi + unit * 160i + (i1_3 + 144i)] = bitcast<u32>(bitcast<f32>(arena[t_motors + unit * 4i + i1_3]));
    }
  }
  {
    // nest: seeConstant
    if (lane == 0u) {
      arena[t_phi + unit * 160i + 148i] = bitcast<u32>(1f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: value
    let v_156 = bitcast<i32>(arena[t_age + unit]) > 0i;
    let tile_165 = 0i;
    for (var slot_166 = i32(lane); slot_166 < hidden_16; slot_166 += 256i) {
      var s_157 = 0f;
      var s_158 = 0f;
      var s_159 = 0f;
      let begin_167 = tile_165;
      let end_168 = min(begin_167 + 256i, 160i);
      for (var j0_5 = begin_167 + (slot_166 % 16i); j0_5 < end_168; j0_5 += 16i) {
        let v_160 = bitcast<f32>(arena[t_critic + unit * 160i + j0_5]);
        let v_161 = bitcast<f32>(arena[t_phi + unit * 160i + j0_5]);
        let v_162 = v_160 * v_161;
        let v_163 = v_161 * v_161;
        let v_164 = v_160 * v_160;
        s_157 += v_162;
        s_158 += v_163;
        s_159 += v_164;
      }
      pool[slot_166] = bitcast<u32>(s_157);
      pool[16i + slot_166] = bitcast<u32>(s_158);
      pool[32i + slot_166] = bitcast<u32>(s_159);
    }
    workgroupBarrier();
    let f_169 = poolHalves16(0i);
    let f_170 = poolHalves16(16i);
    let f_171 = poolHalves16(32i);
    workgroupBarrier();
    let v_172 = (bitcast<f32>(arena[t_reward + unit]) + (f_169 * 0.9700000286102295f)) - bitcast<f32>(arena[t_value + unit]);
    let v_173 = (bitcast<f32>(arena[t_knobs + unit * 23i]) * bitcast<f32>(arena[t_knobs + unit * 23i + 17i])) * (v_172 / maxFloat(bitcast<f32>(arena[t_featurePower + unit]), 1f));
    let v_174 = maxFloat(0.30000001192092896f * (bitcast<f32>(arena[t_exploration + unit]) * (1f - bitcast<f32>(arena[t_confidence + unit]))), 0.10000000149011612f);
    if (lane == 0u) {
      arena[t_temporalDifference + unit] = bitcast<u32>(select(0f, v_172, v_156));
      arena[t_actStep + unit] = bitcast<u32>(select(0f, v_173, v_156));
      arena[t_value + unit] = bitcast<u32>(f_169);
      arena[t_featurePower + unit] = bitcast<u32>(f_170);
      arena[t_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_171, 9.999999960041972e-13f)), 1f));
      arena[t_sigma + unit] = bitcast<u32>(v_174);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    if (lane == 0u) {
      let v_175 = f32(bitcast<i32>(arena[t_age + unit]) + 1i);
      let v_176 = bitcast<f32>(arena[t_confidence + unit]);
      let v_177 = bitcast<f32>(arena[t_error + unit]);
      let v_178 = bitcast<f32>(arena[t_meanError + unit]);
      let v_179 = bitcast<f32>(arena[t_energy + unit]);
      let v_180 = bitcast<f32>(arena[t_maximum + unit]);
      let v_181 = bitcast<f32>(arena[t_sparsity + unit]);
      let v_182 = bitcast<f32>(arena[t_novelty + unit]);
      let v_183 = bitcast<f32>(arena[t_match + unit * 5i]);
      let v_184 = f32(bitcast<i32>(arena[t_matchRow + unit * 5i]));
      let v_185 = bitcast<f32>(arena[t_exploration + unit]);
      let v_186 = f32(bitcast<i32>(arena[t_cognition + unit]));
      let v_187 = bitcast<f32>(arena[t_value + unit]);
      let v_188 = bitcast<f32>(arena[t_temporalDifference + unit]);
      let v_189 = bitcast<f32>(arena[t_gate + unit]);
      let v_190 = bitcast<f32>(arena[t_hold + unit]);
      let v_191 = bitcast<f32>(arena[t_patternRank + unit]);
      let v_192 = bitcast<f32>(arena[t_patternOn + unit]);
      let v_193 = f32(bitcast<i32>(arena[t_badInputs + unit]));
      let v_194 = f32(bitcast<i32>(arena[t_mended + unit]));
      let v_195 = bitcast<f32>(arena[t_information + unit]);
      let v_196 = bitcast<f32>(arena[t_drive + unit]);
      let v_197 = f32(bitcast<i32>(arena[t_activeCells + unit]));
      let v_198 = f32(bitcast<i32>(arena[t_stored + unit]));
      arena[t_report + unit * 28i + 4i] = bitcast<u32>(v_175);
      arena[t_report + unit * 28i + 5i] = bitcast<u32>(v_176);
      arena[t_report + unit * 28i + 6i] = bitcast<u32>(v_177);
      arena[t_report + unit * 28i + 7i] = bitcast<u32>(v_178);
      arena[t_report + unit * 28i + 8i] = bitcast<u32>(v_179);
      arena[t_report + unit * 28i + 9i] = bitcast<u32>(v_180);
      arena[t_report + unit * 28i + 10i] = bitcast<u32>(v_181);
      arena[t_report + unit * 28i + 11i] = bitcast<u32>(v_182);
      arena[t_report + unit * 28i + 12i] = bitcast<u32>(v_183);
      arena[t_report + unit * 28i + 13i] = bitcast<u32>(v_184);
      arena[t_report + unit * 28i + 14i] = bitcast<u32>(v_185);
      arena[t_report + unit * 28i + 15i] = bitcast<u32>(v_186);
      arena[t_report + unit * 28i + 16i] = bitcast<u32>(v_187);
      arena[t_report + unit * 28i + 17i] = bitcast<u32>(v_188);
      arena[t_report + unit * 28i + 18i] = bitcast<u32>(v_189);
      arena[t_report + unit * 28i + 19i] = bitcast<u32>(v_190);
      arena[t_report + unit * 28i + 20i] = bitcast<u32>(v_191);
      arena[t_report + unit * 28i + 21i] = bitcast<u32>(v_192);
      arena[t_report + unit * 28i + 22i] = bitcast<u32>(v_193);
      arena[t_report + unit * 28i + 23i] = bitcast<u32>(v_194);
      arena[t_report + unit * 28i + 24i] = bitcast<u32>(v_195);
      arena[t_report + unit * 28i + 25i] = bitcast<u32>(v_196);
      arena[t_report + unit * 28i + 26i] = bitcast<u32>(v_197);
      arena[t_report + unit * 28i + 27i] = bitcast<u32>(v_198);
    }
  }
  {
    // nest: insist
    for (var i1_4 = i32(lane); i1_4 < 24i; i1_4 += 256i) {
      let v_199 = bitcast<f32>(arena[t_insistence + unit * 24i + i1_4]);
      let v_200 = (minFloat(maxFloat(bitcast<f32>(arena[t_phi + unit * 160i + (i1_4 + 96i)]), -1f), 1f) - v_199) * 0.10000000149011612f;
      arena[t_insistence + unit * 24i + i1_4] = bitcast<u32>(v_199 + v_200);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    let v_201 = bitcast<f32>(arena[t_knobs + unit * 23i + 15i]);
    let v_202 = v_201 > 0f;
    let v_204 = ((bitcast<f32>(arena[t_patternOn + unit]) * bitcast<f32>(arena[t_patternRank + unit])) * 0.5f) + 0.5f;
    let v_205 = bitcast<f32>(arena[t_moments + unit * 4i + 2i]) * 0.5f;
    let v_206 = bitcast<f32>(arena[t_moments + unit * 4i + 1i]) * 5f;
    let v_207 = bitcast<f32>(arena[t_moments + unit * 4i]) * 5f;
    let v_210 = bitcast<f32>(arena[t_knobs + unit * 23i + 14i]);
    let v_222 = bitcast<f32>(arena[t_knobs + unit * 23i + 16i]);
    let v_233 = v_201 * 2f;
    for (var i1_5 = 0i; i1_5 < 4i; i1_5++) {
      let v_203 = bitcast<f32>(arena[t_urge + unit * 4i + i1_5]);
      let v_208 = select(select(select(select(0f, v_207, i1_5 == 0i), v_206, i1_5 == 1i), v_205, i1_5 == 3i), v_204, i1_5 == 4i);
      let v_209 = select(v_208, v_203 + ((v_208 - v_203) * 0.10000000149011612f), v_202);
      let tile_216 = 0i;
      for (var slot_217 = i32(lane); slot_217 < hidden_16; slot_217 += 256i) {
        var s_211 = 0f;
        var s_212 = 0f;
        let begin_218 = tile_216;
        let end_219 = min(begin_218 + 256i, 160i);
        for (var j0_6 = begin_218 + (slot_217 % 16i); j0_6 < end_219; j0_6 += 16i) {
          let v_213 = bitcast<f32>(arena[t_actor + (unit * 4i + i1_5) * 160i + j0_6]);
          let v_214 = v_213 * bitcast<f32>(arena[t_phi + unit * 160i + j0_6]);
          let v_215 = v_213 * v_213;
          s_211 += v_214;
          s_212 += v_215;
        }
        pool[slot_217] = bitcast<u32>(s_211);
        pool[16i + slot_217] = bitcast<u32>(s_212);
      }
      workgroupBarrier();
      let f_220 = poolHalves16(0i);
      let f_221 = poolHalves16(16i);
      workgroupBarrier();
      let tile_228 = 0i;
      for (var slot_229 = i32(lane); slot_229 < hidden_16; slot_229 += 256i) {
        var s_223 = 0f;
        let begin_230 = tile_228;
        let end_231 = min(begin_230 + 256i, 24i);
        for (var j0_7 = begin_230 + (slot_229 % 16i); j0_7 < end_231; j0_7 += 16i) {
          let v_224 = j0_7 + 96i;
          let v_225 = bitcast<f32>(arena[t_phi + unit * 160i + v_224]);
          let v_226 = bitcast<f32>(arena[t_insistence + unit * 24i + j0_7]);
          let v_227 = bitcast<f32>(arena[t_actor + (unit * 4i + i1_5) * 160i + v_224]) * select(0f, v_225 * abs(v_226), (v_225 * v_226) > 0f);
          s_223 += v_227;
        }
        pool[slot_229] = bitcast<u32>(s_223);
      }
      workgroupBarrier();
      let f_232 = poolHalves16(0i);
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_urge + unit * 4i + i1_5] = bitcast<u32>(v_209);
        arena[t_intention + unit * 4i + i1_5] = bitcast<u32>(((v_209 * v_210) + (f_220 * v_222)) + ((f_232 * v_233) * v_222));
        arena[t_actorBound + unit * 4i + i1_5] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_221, 9.999999960041972e-13f)), 1f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_235 = arena[t_seed + unit];
    let v_236 = u32(bitcast<i32>(arena[t_age + unit])) + 4u;
    let v_237 = (0u + v_235) + v_236;
    let v_238 = ((v_236 << 13u) ^ (v_236 >> 19u)) ^ v_237;
    let v_239 = v_237 + v_238;
    let v_240 = ((v_238 << 15u) ^ (v_238 >> 17u)) ^ v_239;
    let v_241 = v_239 + v_240;
    let v_242 = ((v_240 << 26u) ^ (v_240 >> 6u)) ^ v_241;
    let v_243 = v_241 + v_242;
    let v_244 = (v_235 ^ 4u) ^ 466688986u;
    let v_245 = ((((v_242 << 6u) ^ (v_242 >> 26u)) ^ v_243) + v_244) + 1u;
    let v_246 = (v_243 + 4u) + v_245;
    let v_247 = ((v_245 << 17u) ^ (v_245 >> 15u)) ^ v_246;
    let v_248 = v_246 + v_247;
    let v_249 = ((v_247 << 29u) ^ (v_247 >> 3u)) ^ v_248;
    let v_250 = v_248 + v_249;
    let v_251 = ((v_249 << 16u) ^ (v_249 >> 16u)) ^ v_250;
    let v_252 = v_250 + v_251;
    let v_253 = ((((v_251 << 24u) ^ (v_251 >> 8u)) ^ v_252) + v_235) + 2u;
    let v_254 = (v_252 + v_244) + v_253;
    let v_255 = ((v_253 << 13u) ^ (v_253 >> 19u)) ^ v_254;
    let v_256 = v_254 + v_255;
    let v_257 = ((v_255 << 15u) ^ (v_255 >> 17u)) ^ v_256;
    let v_258 = v_256 + v_257;
    let v_259 = ((v_257 << 26u) ^ (v_257 >> 6u)) ^ v_258;
    let v_260 = v_258 + v_259;
    let v_261 = ((((v_259 << 6u) ^ (v_259 >> 26u)) ^ v_260) + 4u) + 3u;
    let v_262 = (v_260 + v_235) + v_261;
    let v_265 = ((v_261 << 17u) ^ (v_261 >> 15u)) ^ v_262;
    let v_275 = bitcast<f32>(arena[t_knobs + unit * 23i]);
    let v_276 = bitcast<f32>(arena[t_sigma + unit]) * (bitcast<f32>(arena[t_knobs + unit * 23i + 18i]) * select(0f, 1f, v_275 > 0f));
    let v_277 = v_276 > 0f;
    let v_278 = maxFloat(v_276, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_279 = bitcast<f32>(arena[t_confidence + unit]);
    var a_281 = fromBits(4286578688u);
    for (var j0_8 = 0i; j0_8 < 4i; j0_8++) {
      let v_282 = select(abs(bitcast<f32>(arena[t_intention + unit * 4i + j0_8])), 0f, j0_8 == 4i);
      a_281 = select(a_281, v_282, v_282 > a_281);
    }
    let v_283 = select(1f, 1.2000000476837158f, (bitcast<f32>(arena[t_novelty + unit]) * bitcast<f32>(arena[t_knobs + unit * 23i + 11i])) > 0.5f);
    let v_284 = select((((v_279 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * v_283, 0.05000000074505806f / maxFloat(a_281, 9.99999993922529e-9f), a_281 < 0.05000000074505806f && a_281 > 9.99999993922529e-9f);
    let v_285 = select(v_284, ((0.30000001192092896f - v_279) * 2f) + 1.5f, v_279 < 0.30000001192092896f);
    let v_288 = ((v_275 * bitcast<f32>(arena[t_knobs + unit * 23i + 17i])) * 0.20000000298023224f) / maxFloat(bitcast<f32>(arena[t_featurePower + unit]), 1f);
    for (var i1_6 = i32(lane); i1_6 < 4i; i1_6 += 256i) {
      let v_234 = u32(i1_6);
      let v_263 = v_234 + v_262;
      let v_264 = (v_263 ^ (v_263 >> 16u)) * 4239568231u;
      let v_266 = ((v_264 ^ (v_264 >> 13u)) + v_265) * 1228438113u;
      let v_267 = v_266 ^ (v_266 >> 17u);
      let v_268 = v_234 + v_265;
      let v_269 = (v_268 ^ (v_268 >> 16u)) * 4239568231u;
      let v_270 = ((v_269 ^ (v_269 >> 13u)) + v_262) * 1228438113u;
      let v_271 = v_270 ^ (v_270 >> 17u);
      let v_272 = ((v_267 & 16711935u) + ((v_267 >> 8u) & 16711935u)) + ((v_271 & 16711935u) + ((v_271 >> 8u) & 16711935u));
      let v_273 = (f32(i32((v_272 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_274 = (bitcast<f32>(arena[t_wander + unit * 4i + i1_6]) * 0.800000011920929f) + v_273;
      let v_286 = bitcast<f32>(arena[t_intention + unit * 4i + i1_6]) * select(v_285, 1f, i1_6 == 4i);
      let v_287 = minFloat(maxFloat(v_286, -1f), 1f);
      let v_289 = minFloat(maxFloat(v_287 + (v_274 * v_276), -1f), 1f);
      arena[t_wander + unit * 4i + i1_6] = bitcast<u32>(v_274);
      arena[t_noiseNews + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_273 / v_278, v_277));
      arena[t_excess + unit * 4i + i1_6] = bitcast<u32>((v_286 - v_287) * v_288);
      arena[t_motors + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_289, v_289 == v_289));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_293 = bitcast<f32>(arena[t_actStep + unit]) * 0.009999999776482582f;
    let v_297 = bitcast<f32>(arena[t_knobs + unit * 23i]);
    for (var row_290 = i32(lane); row_290 < 640i; row_290 += 256i) {
      let i2 = row_290 % 160i;
      let i1_7 = row_290 / 160i;
      let v_292 = bitcast<f32>(arena[t_actor + (unit * 4i + i1_7) * 160i + i2]) * bitcast<f32>(arena[t_actorBound + unit * 4i + i1_7]);
      let v_294 = bitcast<f32>(arena[t_actorTrace + (unit * 4i + i1_7) * 160i + i2]);
      let v_295 = bitcast<f32>(arena[t_phi + unit * 160i + i2]);
      let v_296 = (v_292 + (v_293 * v_294)) - (bitcast<f32>(arena[t_excess + unit * 4i + i1_7]) * v_295);
      let v_298 = (v_294 * 0.7799999713897705f) + ((bitcast<f32>(arena[t_noiseNews + unit * 4i + i1_7]) * v_297) * v_295);
      arena[t_actor + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_296);
      arena[t_actorTrace + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_298);
    }
  }
  {
    // nest: learnCritic
    let v_299 = bitcast<f32>(arena[t_criticBound + unit]);
    let v_300 = bitcast<f32>(arena[t_actStep + unit]) * 0.10000000149011612f;
    for (var i1_8 = i32(lane); i1_8 < 160i; i1_8 += 256i) {
      let v_301 = bitcast<f32>(arena[t_criticTrace + unit * 160i + i1_8]);
      let v_302 = (bitcast<f32>(arena[t_critic + unit * 160i + i1_8]) * v_299) + (v_300 * v_301);
      let v_303 = (v_301 * 0.8700000047683716f) + bitcast<f32>(arena[t_phi + unit * 160i + i1_8]);
      arena[t_critic + unit * 160i + i1_8] = bitcast<u32>(v_302);
      arena[t_criticTrace + unit * 160i + i1_8] = bitcast<u32>(v_303);
    }
  }
  {
    // nest: foresee
    for (var slot_304 = i32(lane); slot_304 < hidden_384; slot_304 += 256i) {
      let row_305 = slot_304 / 16i;
      var s_308 = 0f;
      let begin_306 = 0i;
      let end_307 = min(begin_306 + 256i, 160i);
      for (var j0_9 = begin_306 + (slot_304 % 16i); j0_9 < end_307; j0_9 += 16i) {
        let v_309 = bitcast<f32>(arena[t_readout + (unit * 24i + row_305) * 160i + j0_9]) * bitcast<f32>(arena[t_phi + unit * 160i + j0_9]);
        s_308 += v_309;
      }
      pool[0i + (slot_304 + row_305)] = bitcast<u32>(s_308);
    }
    workgroupBarrier();
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 256i) {
      let at_310 = 0i + (i1_9 * 17i);
      let f_311 = poolHalves16(at_310);
      let v_312 = bitcast<f32>(arena[t_fast + unit * 24i + i1_9]);
      let v_313 = bitcast<f32>(arena[t_sensors + unit * 24i + i1_9]);
      let v_314 = v_312 + ((v_313 - v_312) * 0.10000000149011612f);
      let v_315 = bitcast<f32>(arena[t_slow + unit * 24i + i1_9]);
      let v_316 = v_315 + ((v_313 - v_315) * 0.009999999776482582f);
      let v_317 = minFloat(maxFloat((v_313 * 2f) - bitcast<f32>(arena[t_sensorsLast + unit * 24i + i1_9]), -10f), 10f);
      arena[t_fast + unit * 24i + i1_9] = bitcast<u32>(v_314);
      arena[t_slow + unit * 24i + i1_9] = bitcast<u32>(v_316);
      arena[t_members + unit * 4i * 24i + i1_9] = bitcast<u32>(v_317);
      arena[t_members + (unit * 4i + 1i) * 24i + i1_9] = bitcast<u32>(v_314);
      arena[t_members + (unit * 4i + 2i) * 24i + i1_9] = bitcast<u32>(v_316);
      arena[t_members + (unit * 4i + 3i) * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(f_311, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_319 = bitcast<f32>(arena[t_knobs + unit * 23i + 20i]);
    let v_322 = bitcast<f32>(arena[t_knobs + unit * 23i + 21i]);
    let v_327 = bitcast<f32>(arena[t_knobs + unit * 23i + 22i]);
    for (var i1_10 = i32(lane); i1_10 < 24i; i1_10 += 256i) {
      let v_318 = bitcast<f32>(arena[t_memberErrors + unit * 4i * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_320 = (1f / (v_318 * v_318)) * v_319;
      let v_321 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 1i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_323 = (1f / (v_321 * v_321)) * v_322;
      let v_324 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 2i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_325 = (1f / (v_324 * v_324)) * v_322;
      let v_326 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 3i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_328 = (1f / (v_326 * v_326)) * v_327;
      let v_329 = ((v_320 + v_323) + v_325) + v_328;
      let v_330 = (v_320 * bitcast<f32>(arena[t_members + unit * 4i * 24i + i1_10])) + (v_323 * bitcast<f32>(arena[t_members + (unit * 4i + 1i) * 24i + i1_10]));
      let v_331 = (v_330 + (v_325 * bitcast<f32>(arena[t_members + (unit * 4i + 2i) * 24i + i1_10]))) + (v_328 * bitcast<f32>(arena[t_members + (unit * 4i + 3i) * 24i + i1_10]));
      arena[t_prediction + unit * 24i + i1_10] = bitcast<u32>(minFloat(maxFloat(select(v_331 / v_329, 0f, v_329 == 0f), -10f), 10f));
    }
  }
  {
    // nest: reportMotors
    for (var i1_11 = i32(lane); i1_11 < 4i; i1_11 += 256i) {
      arena[t_report + unit * 28i + i1_11] = bitcast<u32>(bitcast<f32>(arena[t_motors + unit * 4i + i1_11]));
    }
  }
  {
    // nest: grow
    if (lane == 0u) {
      let v_332 = bitcast<i32>(arena[t_age + unit]);
      var a_334 = 0i;
      for (var j0_10 = 0i; j0_10 < 4i; j0_10++) {
        let v_335 = !isFinite32(bitcast<f32>(arena[t_intention + unit * 4i + j0_10]));
        a_334 += select(0i, 1i, v_335);
      }
      let v_336 = bitcast<i32>(arena[t_mended + unit]) + a_334;
      arena[t_age + unit] = bitcast<u32>(select(v_332 + 1i, v_332, v_332 > 1073741824i));
      arena[t_mended + unit] = bitcast<u32>(v_336);
    }
  }
}
@compute @workgroup_size(256)
fn stage3(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = n_B;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = n_B;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1((group - end0), lane);
  }
  let units2 = n_B;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
}
