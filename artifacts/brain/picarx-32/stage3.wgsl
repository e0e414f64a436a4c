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
    let tile_31 = 0i;
    for (var slot_32 = i32(lane); slot_32 < hidden_32; slot_32 += 256i) {
      var s_29 = 0f;
      var s_30 = 0f;
      let begin_33 = tile_31 + ((slot_32 / 16i) * 256i);
      let end_34 = min(begin_33 + 256i, 512i);
      for (var j0 = begin_33 + (slot_32 % 16i); j0 < end_34; j0 += 128i) {
        let p_35 = j0 + 16i;
        let p_36 = j0 + 32i;
        let p_37 = j0 + 48i;
        let p_38 = j0 + 64i;
        let p_39 = j0 + 80i;
        let p_40 = j0 + 96i;
        let p_41 = j0 + 112i;
        let v_42 = bitcast<f32>(arena[t_queryRaw + unit * 512i + j0]);
        let v_43 = v_42 * v_42;
        let v_44 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_35]);
        let v_45 = v_44 * v_44;
        let v_46 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_36]);
        let v_47 = v_46 * v_46;
        let v_48 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_37]);
        let v_49 = v_48 * v_48;
        let v_50 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_38]);
        let v_51 = v_50 * v_50;
        let v_52 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_39]);
        let v_53 = v_52 * v_52;
        let v_54 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_40]);
        let v_55 = v_54 * v_54;
        let v_56 = bitcast<f32>(arena[t_queryRaw + unit * 512i + p_41]);
        let v_57 = v_56 * v_56;
        s_29 += v_42;
        s_30 += v_43;
        s_29 += v_44;
        s_30 += v_45;
        s_29 += v_46;
        s_30 += v_47;
        s_29 += v_48;
        s_30 += v_49;
        s_29 += v_50;
        s_30 += v_51;
        s_29 += v_52;
        s_30 += v_53;
        s_29 += v_54;
        s_30 += v_55;
        s_29 += v_56;
        s_30 += v_57;
      }
      pool[slot_32] = bitcast<u32>(s_29);
      pool[32i + slot_32] = bitcast<u32>(s_30);
    }
    workgroupBarrier();
    let f_58 = poolHalves16(0i) + poolHalves16(16i);
    let f_59 = poolHalves16(32i) + poolHalves16(48i);
    workgroupBarrier();
    let v_60 = f_58 / 512f;
    let v_61 = ((f_59 / 512f) - (v_60 * v_60)) * 512f;
    if (lane == 0u) {
      arena[t_queryLevel + unit] = bitcast<u32>(v_60);
      arena[t_queryScale + unit] = bitcast<u32>(select(0f, 1f / sqrt(maxFloat(v_61, 9.999999682655225e-21f)), v_61 > 9.999999682655225e-21f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: query
    let v_64 = bitcast<f32>(arena[t_queryLevel + unit]);
    let v_65 = bitcast<f32>(arena[t_queryScale + unit]);
    for (var row_62 = i32(lane); row_62 < 512i; row_62 += 512i) {
      let row_63 = row_62 + 0i;
      let v_66 = (bitcast<f32>(arena[t_queryRaw + unit * 512i + row_63]) - v_64) * v_65;
      let row_67 = row_62 + 256i;
      let v_68 = (bitcast<f32>(arena[t_queryRaw + unit * 512i + row_67]) - v_64) * v_65;
      arena[t_query + unit * 512i + row_63] = bitcast<u32>(v_66);
      arena[t_query + unit * 512i + row_67] = bitcast<u32>(v_68);
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
      for (var p_6 = begin_3 + (slot_1 % 16i); p_6 < end_4; p_6 += 64i) {
        let p_8 = p_6 + 16i;
        let p_9 = p_6 + 32i;
        let p_10 = p_6 + 48i;
        let j2_11 = p_6 % 4i;
        let q_12 = p_6 / 4i;
        let j1_13 = q_12 % 4i;
        let j0_15 = q_12 / 4i;
        let v_16 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_15) * 4i + j1_13) * 4i + j2_11) * 4i + i1) * 16i + i2]);
        let j2_17 = p_8 % 4i;
        let q_18 = p_8 / 4i;
        let j1_19 = q_18 % 4i;
        let j0_21 = q_18 / 4i;
        let v_22 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_21) * 4i + j1_19) * 4i + j2_17) * 4i + i1) * 16i + i2]);
        let j2_23 = p_9 % 4i;
        let q_24 = p_9 / 4i;
        let j1_25 = q_24 % 4i;
        let j0_27 = q_24 / 4i;
        let v_28 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_27) * 4i + j1_25) * 4i + j2_23) * 4i + i1) * 16i + i2]);
        let j2_29 = p_10 % 4i;
        let q_30 = p_10 / 4i;
        let j1_31 = q_30 % 4i;
        let j0_33 = q_30 / 4i;
        let v_34 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_33) * 4i + j1_31) * 4i + j2_29) * 4i + i1) * 16i + i2]);
        s_7 += v_16;
        s_7 += v_22;
        s_7 += v_28;
        s_7 += v_34;
      }
      pool[0i + (slot_1 + row_2)] = bitcast<u32>(s_7);
    }
    workgroupBarrier();
    for (var row_35 = i32(lane); row_35 < 64i; row_35 += 256i) {
      let i2 = row_35 % 16i;
      let i1 = row_35 / 16i;
      let at_37 = 0i + (row_35 * 17i);
      let f_38 = poolHalves16(at_37);
      let v_39 = f_38 / 64f;
      arena[t_contextRaw + (unit * 4i + i1) * 16i + i2] = bitcast<u32>(select(v_39, v_39 - bitcast<f32>(arena[t_ruleMean + i2]), i1 == 3i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureContext
    let tile_42 = 0i;
    for (var slot_43 = i32(lane); slot_43 < hidden_16; slot_43 += 256i) {
      var s_40 = 0f;
      let begin_44 = tile_42;
      let end_45 = min(begin_44 + 256i, 64i);
      for (var p_41 = begin_44 + (slot_43 % 16i); p_41 < end_45; p_41 += 64i) {
        let p_46 = p_41 + 16i;
        let p_47 = p_41 + 32i;
        let p_48 = p_41 + 48i;
        let j1_2_49 = p_41 % 16i;
        let j0_2_51 = p_41 / 16i;
        let v_52 = bitcast<f32>(arena[t_contextRaw + (unit * 4i + j0_2_51) * 16i + j1_2_49]);
        let v_53 = v_52 * v_52;
        let j1_2_54 = p_46 % 16i;
        let j0_2_56 = p_46 / 16i;
        let v_57 = bitcast<f32>(arena[t_contextRaw + (unit * 4i + j0_2_56) * 16i + j1_2_54]);
        let v_58 = v_57 * v_57;
        let j1_2_59 = p_47 % 16i;
        let j0_2_61 = p_47 / 16i;
        let v_62 = bitcast<f32>(arena[t_contextRaw + (unit * 4i + j0_2_61) * 16i + j1_2_59]);
        let v_63 = v_62 * v_62;
        let j1_2_64 = p_48 % 16i;
        let j0_2_66 = p_48 / 16i;
        let v_67 = bitcast<f32>(arena[t_contextRaw + (unit * 4i + j0_2_66) * 16i + j1_2_64]);
        let v_68 = v_67 * v_67;
        s_40 += v_53;
        s_40 += v_58;
        s_40 += v_63;
        s_40 += v_68;
      }
      pool[slot_43] = bitcast<u32>(s_40);
    }
    workgroupBarrier();
    let f_69 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_contextLength + unit] = bitcast<u32>(sqrt(maxFloat(f_69, 9.999999682655225e-21f)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: context
    let v_70 = bitcast<f32>(arena[t_contextLength + unit]);
    for (var i1_2 = i32(lane); i1_2 < 64i; i1_2 += 256i) {
      arena[t_context + unit * 64i + i1_2] = bitcast<u32>(bitcast<f32>(arena[t_contextRaw + (unit * 4i + divSigned(i1_2, 16i)) * 16i + remSigned(i1_2, 16i)]) / v_70);
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
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let t_cellLoud = i32(params[40].w);
  let t_cellSquare = i32(params[41].x);
  let t_cellPeak = i32(params[41].y);
  let t_cellQuiet = i32(params[41].z);
  let t_cellMended = i32(params[41].w);
  let hidden_128 = 128i + bitcast<i32>(params[48].z);
  let t_means = i32(params[14].w);
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
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_critic = i32(params[28].x);
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
  let t_actor = i32(params[27].z);
  let t_urge = i32(params[27].x);
  let t_intention = i32(params[44].z);
  let t_actorBound = i32(params[44].w);
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
    let tile_13 = 0i;
    for (var slot_14 = i32(lane); slot_14 < hidden_64; slot_14 += 256i) {
      var s_10 = 0f;
      var s_11 = 0f;
      let begin_15 = tile_13 + ((slot_14 / 16i) * 256i);
      let end_16 = min(begin_15 + 256i, 1024i);
      for (var p_12 = begin_15 + (slot_14 % 16i); p_12 < end_16; p_12 += 128i) {
        let p_17 = p_12 + 16i;
        let p_18 = p_12 + 32i;
        let p_19 = p_12 + 48i;
        let p_20 = p_12 + 64i;
        let p_21 = p_12 + 80i;
        let p_22 = p_12 + 96i;
        let p_23 = p_12 + 112i;
        let j3_24 = p_12 % 16i;
        let q_25 = p_12 / 16i;
        let j2_26 = q_25 % 4i;
        let q_27 = q_25 / 4i;
        let j1_28 = q_27 % 4i;
        let j0_2_30 = q_27 / 4i;
        let v_31 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_30) * 4i + j1_28) * 4i + j2_26) * 16i + j3_24]);
        let v_32 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_30) * 4i + j1_28) * 4i + j2_26) * 16i + j3_24]);
        let v_33 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_30) * 4i + j1_28) * 4i + j2_26) * 16i + j3_24]);
        let v_34 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_30) * 4i + j1_28) * 4i + j2_26) * 16i + j3_24]);
        let v_35 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_30) * 4i + j1_28) * 4i + j2_26) * 16i + j3_24]);
        let j3_36 = p_17 % 16i;
        let q_37 = p_17 / 16i;
        let j2_38 = q_37 % 4i;
        let q_39 = q_37 / 4i;
        let j1_40 = q_39 % 4i;
        let j0_2_42 = q_39 / 4i;
        let v_43 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_42) * 4i + j1_40) * 4i + j2_38) * 16i + j3_36]);
        let v_44 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_42) * 4i + j1_40) * 4i + j2_38) * 16i + j3_36]);
        let v_45 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_42) * 4i + j1_40) * 4i + j2_38) * 16i + j3_36]);
        let v_46 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_42) * 4i + j1_40) * 4i + j2_38) * 16i + j3_36]);
        let v_47 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_42) * 4i + j1_40) * 4i + j2_38) * 16i + j3_36]);
        let j3_48 = p_18 % 16i;
        let q_49 = p_18 / 16i;
        let j2_50 = q_49 % 4i;
        let q_51 = q_49 / 4i;
        let j1_52 = q_51 % 4i;
        let j0_2_54 = q_51 / 4i;
        let v_55 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_54) * 4i + j1_52) * 4i + j2_50) * 16i + j3_48]);
        let v_56 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_54) * 4i + j1_52) * 4i + j2_50) * 16i + j3_48]);
        let v_57 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_54) * 4i + j1_52) * 4i + j2_50) * 16i + j3_48]);
        let v_58 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_54) * 4i + j1_52) * 4i + j2_50) * 16i + j3_48]);
        let v_59 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_54) * 4i + j1_52) * 4i + j2_50) * 16i + j3_48]);
        let j3_60 = p_19 % 16i;
        let q_61 = p_19 / 16i;
        let j2_62 = q_61 % 4i;
        let q_63 = q_61 / 4i;
        let j1_64 = q_63 % 4i;
        let j0_2_66 = q_63 / 4i;
        let v_67 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_66) * 4i + j1_64) * 4i + j2_62) * 16i + j3_60]);
        let v_68 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_66) * 4i + j1_64) * 4i + j2_62) * 16i + j3_60]);
        let v_69 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_66) * 4i + j1_64) * 4i + j2_62) * 16i + j3_60]);
        let v_70 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_66) * 4i + j1_64) * 4i + j2_62) * 16i + j3_60]);
        let v_71 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_66) * 4i + j1_64) * 4i + j2_62) * 16i + j3_60]);
        let j3_72 = p_20 % 16i;
        let q_73 = p_20 / 16i;
        let j2_74 = q_73 % 4i;
        let q_75 = q_73 / 4i;
        let j1_76 = q_75 % 4i;
        let j0_2_78 = q_75 / 4i;
        let v_79 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_78) * 4i + j1_76) * 4i + j2_74) * 16i + j3_72]);
        let v_80 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_78) * 4i + j1_76) * 4i + j2_74) * 16i + j3_72]);
        let v_81 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_78) * 4i + j1_76) * 4i + j2_74) * 16i + j3_72]);
        let v_82 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_78) * 4i + j1_76) * 4i + j2_74) * 16i + j3_72]);
        let v_83 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_78) * 4i + j1_76) * 4i + j2_74) * 16i + j3_72]);
        let j3_84 = p_21 % 16i;
        let q_85 = p_21 / 16i;
        let j2_86 = q_85 % 4i;
        let q_87 = q_85 / 4i;
        let j1_88 = q_87 % 4i;
        let j0_2_90 = q_87 / 4i;
        let v_91 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_90) * 4i + j1_88) * 4i + j2_86) * 16i + j3_84]);
        let v_92 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_90) * 4i + j1_88) * 4i + j2_86) * 16i + j3_84]);
        let v_93 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_90) * 4i + j1_88) * 4i + j2_86) * 16i + j3_84]);
        let v_94 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_90) * 4i + j1_88) * 4i + j2_86) * 16i + j3_84]);
        let v_95 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_90) * 4i + j1_88) * 4i + j2_86) * 16i + j3_84]);
        let j3_96 = p_22 % 16i;
        let q_97 = p_22 / 16i;
        let j2_98 = q_97 % 4i;
        let q_99 = q_97 / 4i;
        let j1_100 = q_99 % 4i;
        let j0_2_102 = q_99 / 4i;
        let v_103 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_102) * 4i + j1_100) * 4i + j2_98) * 16i + j3_96]);
        let v_104 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_102) * 4i + j1_100) * 4i + j2_98) * 16i + j3_96]);
        let v_105 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_102) * 4i + j1_100) * 4i + j2_98) * 16i + j3_96]);
        let v_106 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_102) * 4i + j1_100) * 4i + j2_98) * 16i + j3_96]);
        let v_107 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_102) * 4i + j1_100) * 4i + j2_98) * 16i + j3_96]);
        let j3_108 = p_23 % 16i;
        let q_109 = p_23 / 16i;
        let j2_110 = q_109 % 4i;
        let q_111 = q_109 / 4i;
        let j1_112 = q_111 % 4i;
        let j0_2_114 = q_111 / 4i;
        let v_115 = bitcast<f32>(arena[t_cellLoud + (((unit * 4i + j0_2_114) * 4i + j1_112) * 4i + j2_110) * 16i + j3_108]);
        let v_116 = bitcast<f32>(arena[t_cellSquare + (((unit * 4i + j0_2_114) * 4i + j1_112) * 4i + j2_110) * 16i + j3_108]);
        let v_117 = bitcast<f32>(arena[t_cellPeak + (((unit * 4i + j0_2_114) * 4i + j1_112) * 4i + j2_110) * 16i + j3_108]);
        let v_118 = bitcast<i32>(arena[t_cellQuiet + (((unit * 4i + j0_2_114) * 4i + j1_112) * 4i + j2_110) * 16i + j3_108]);
        let v_119 = bitcast<i32>(arena[t_cellMended + (((unit * 4i + j0_2_114) * 4i + j1_112) * 4i + j2_110) * 16i + j3_108]);
        s_10 += v_31;
        s_11 += v_32;
        a_7 = select(a_7, v_33, v_33 > a_7);
        a_8 += v_34;
        a_9 += v_35;
        s_10 += v_43;
        s_11 += v_44;
        a_7 = select(a_7, v_45, v_45 > a_7);
        a_8 += v_46;
        a_9 += v_47;
        s_10 += v_55;
        s_11 += v_56;
        a_7 = select(a_7, v_57, v_57 > a_7);
        a_8 += v_58;
        a_9 += v_59;
        s_10 += v_67;
        s_11 += v_68;
        a_7 = select(a_7, v_69, v_69 > a_7);
        a_8 += v_70;
        a_9 += v_71;
        s_10 += v_79;
        s_11 += v_80;
        a_7 = select(a_7, v_81, v_81 > a_7);
        a_8 += v_82;
        a_9 += v_83;
        s_10 += v_91;
        s_11 += v_92;
        a_7 = select(a_7, v_93, v_93 > a_7);
        a_8 += v_94;
        a_9 += v_95;
        s_10 += v_103;
        s_11 += v_104;
        a_7 = select(a_7, v_105, v_105 > a_7);
        a_8 += v_106;
        a_9 += v_107;
        s_10 += v_115;
        s_11 += v_116;
        a_7 = select(a_7, v_117, v_117 > a_7);
        a_8 += v_118;
        a_9 += v_119;
      }
      pool[slot_14] = bitcast<u32>(s_10);
      pool[64i + slot_14] = bitcast<u32>(s_11);
    }
    workgroupBarrier();
    for (var c_122 = i32(lane); c_122 < 8i; c_122 += 256i) {
      pool[c_122 * 16i] = bitcast<u32>(poolHalves16(c_122 * 16i));
    }
    workgroupBarrier();
    let f_120 = (bitcast<f32>(pool[0i]) + bitcast<f32>(pool[32i])) + (bitcast<f32>(pool[16i]) + bitcast<f32>(pool[48i]));
    let f_121 = (bitcast<f32>(pool[64i]) + bitcast<f32>(pool[96i])) + (bitcast<f32>(pool[80i]) + bitcast<f32>(pool[112i]));
    workgroupBarrier();
    if (lane < 64u) {
      pool[lane] = bitcast<u32>(a_7);
      pool[64u + lane] = bitcast<u32>(a_8);
      pool[128u + lane] = bitcast<u32>(a_9);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_123 = bitcast<f32>(pool[lane + 8u]);
      let o_124 = bitcast<f32>(pool[lane + 16u]);
      let o_125 = bitcast<f32>(pool[lane + 24u]);
      let o_126 = bitcast<f32>(pool[lane + 32u]);
      let o_127 = bitcast<f32>(pool[lane + 40u]);
      let o_128 = bitcast<f32>(pool[lane + 48u]);
      let o_129 = bitcast<f32>(pool[lane + 56u]);
      let o_130 = bitcast<i32>(pool[64u + (lane + 8u)]);
      let o_131 = bitcast<i32>(pool[64u + (lane + 16u)]);
      let o_132 = bitcast<i32>(pool[64u + (lane + 24u)]);
      let o_133 = bitcast<i32>(pool[64u + (lane + 32u)]);
      let o_134 = bitcast<i32>(pool[64u + (lane + 40u)]);
      let o_135 = bitcast<i32>(pool[64u + (lane + 48u)]);
      let o_136 = bitcast<i32>(pool[64u + (lane + 56u)]);
      let o_137 = bitcast<i32>(pool[128u + (lane + 8u)]);
      let o_138 = bitcast<i32>(pool[128u + (lane + 16u)]);
      let o_139 = bitcast<i32>(pool[128u + (lane + 24u)]);
      let o_140 = bitcast<i32>(pool[128u + (lane + 32u)]);
      let o_141 = bitcast<i32>(pool[128u + (lane + 40u)]);
      let o_142 = bitcast<i32>(pool[128u + (lane + 48u)]);
      let o_143 = bitcast<i32>(pool[128u + (lane + 56u)]);
      a_7 = select(a_7, o_123, o_123 > a_7);
      a_7 = select(a_7, o_124, o_124 > a_7);
      a_7 = select(a_7, o_125, o_125 > a_7);
      a_7 = select(a_7, o_126, o_126 > a_7);
      a_7 = select(a_7, o_127, o_127 > a_7);
      a_7 = select(a_7, o_128, o_128 > a_7);
      a_7 = select(a_7, o_129, o_129 > a_7);
      a_8 += o_130;
      a_8 += o_131;
      a_8 += o_132;
      a_8 += o_133;
      a_8 += o_134;
      a_8 += o_135;
      a_8 += o_136;
      a_9 += o_137;
      a_9 += o_138;
      a_9 += o_139;
      a_9 += o_140;
      a_9 += o_141;
      a_9 += o_142;
      a_9 += o_143;
      pool[lane] = bitcast<u32>(a_7);
      pool[64u + lane] = bitcast<u32>(a_8);
      pool[128u + lane] = bitcast<u32>(a_9);
    }
    workgroupBarrier();
    a_7 = bitcast<f32>(pool[0u]);
    a_8 = bitcast<i32>(pool[64u + 0u]);
    a_9 = bitcast<i32>(pool[128u + 0u]);
    let o_144 = bitcast<f32>(pool[1u]);
    let o_145 = bitcast<f32>(pool[2u]);
    let o_146 = bitcast<f32>(pool[3u]);
    let o_147 = bitcast<f32>(pool[4u]);
    let o_148 = bitcast<f32>(pool[5u]);
    let o_149 = bitcast<f32>(pool[6u]);
    let o_150 = bitcast<f32>(pool[7u]);
    let o_151 = bitcast<i32>(pool[64u + 1u]);
    let o_152 = bitcast<i32>(pool[64u + 2u]);
    let o_153 = bitcast<i32>(pool[64u + 3u]);
    let o_154 = bitcast<i32>(pool[64u + 4u]);
    let o_155 = bitcast<i32>(pool[64u + 5u]);
    let o_156 = bitcast<i32>(pool[64u + 6u]);
    let o_157 = bitcast<i32>(pool[64u + 7u]);
    let o_158 = bitcast<i32>(pool[128u + 1u]);
    let o_159 = bitcast<i32>(pool[128u + 2u]);
    let o_160 = bitcast<i32>(pool[128u + 3u]);
    let o_161 = bitcast<i32>(pool[128u + 4u]);
    let o_162 = bitcast<i32>(pool[128u + 5u]);
    let o_163 = bitcast<i32>(pool[128u + 6u]);
    let o_164 = bitcast<i32>(pool[128u + 7u]);
    a_7 = select(a_7, o_144, o_144 > a_7);
    a_7 = select(a_7, o_145, o_145 > a_7);
    a_7 = select(a_7, o_146, o_146 > a_7);
    a_7 = select(a_7, o_147, o_147 > a_7);
    a_7 = select(a_7, o_148, o_148 > a_7);
    a_7 = select(a_7, o_149, o_149 > a_7);
    a_7 = select(a_7, o_150, o_150 > a_7);
    a_8 += o_151;
    a_8 += o_152;
    a_8 += o_153;
    a_8 += o_154;
    a_8 += o_155;
    a_8 += o_156;
    a_8 += o_157;
    a_9 += o_158;
    a_9 += o_159;
    a_9 += o_160;
    a_9 += o_161;
    a_9 += o_162;
    a_9 += o_163;
    a_9 += o_164;
    let f_165 = a_7;
    let f_166 = a_8;
    let f_167 = a_9;
    workgroupBarrier();
    let v_168 = f_120 / 1048576f;
    let tile_174 = 0i;
    for (var slot_175 = i32(lane); slot_175 < hidden_128; slot_175 += 256i) {
      var s_169 = 0f;
      var s_170 = 0f;
      var s_171 = 0f;
      var s_172 = 0f;
      let begin_176 = tile_174 + ((slot_175 / 16i) * 256i);
      let end_177 = min(begin_176 + 256i, 2048i);
      for (var p_173 = begin_176 + (slot_175 % 16i); p_173 < end_177; p_173 += 64i) {
        let p_178 = p_173 + 16i;
        let p_179 = p_173 + 32i;
        let p_180 = p_173 + 48i;
        let j4_181 = p_173 % 16i;
        let q_182 = p_173 / 16i;
        let j3_2_183 = q_182 % 2i;
        let q_184 = q_182 / 2i;
        let j2_185 = q_184 % 4i;
        let q_186 = q_184 / 4i;
        let j1_187 = q_186 % 4i;
        let j0_2_189 = q_186 / 4i;
        let v_190 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_2_189) * 4i + j1_187) * 4i + j2_185) * 4i + j3_2_183) * 16i + j4_181]);
        let v_191 = ((f32(j0_2_189) * 0.5f) - 0.75f) * v_190;
        let v_192 = ((f32(j1_187) * 0.5f) - 0.75f) * v_190;
        let v_193 = ((f32(j2_185) * 0.5f) - 0.75f) * v_190;
        let j4_194 = p_178 % 16i;
        let q_195 = p_178 / 16i;
        let j3_2_196 = q_195 % 2i;
        let q_197 = q_195 / 2i;
        let j2_198 = q_197 % 4i;
        let q_199 = q_197 / 4i;
        let j1_200 = q_199 % 4i;
        let j0_2_202 = q_199 / 4i;
        let v_203 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_2_202) * 4i + j1_200) * 4i + j2_198) * 4i + j3_2_196) * 16i + j4_194]);
        let v_204 = ((f32(j0_2_202) * 0.5f) - 0.75f) * v_203;
        let v_205 = ((f32(j1_200) * 0.5f) - 0.75f) * v_203;
        let v_206 = ((f32(j2_198) * 0.5f) - 0.75f) * v_203;
        let j4_207 = p_179 % 16i;
        let q_208 = p_179 / 16i;
        let j3_2_209 = q_208 % 2i;
        let q_210 = q_208 / 2i;
        let j2_211 = q_210 % 4i;
        let q_212 = q_210 / 4i;
        let j1_213 = q_212 % 4i;
        let j0_2_215 = q_212 / 4i;
        let v_216 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_2_215) * 4i + j1_213) * 4i + j2_211) * 4i + j3_2_209) * 16i + j4_207]);
        let v_217 = ((f32(j0_2_215) * 0.5f) - 0.75f) * v_216;
        let v_218 = ((f32(j1_213) * 0.5f) - 0.75f) * v_216;
        let v_219 = ((f32(j2_211) * 0.5f) - 0.75f) * v_216;
        let j4_220 = p_180 % 16i;
        let q_221 = p_180 / 16i;
        let j3_2_222 = q_221 % 2i;
        let q_223 = q_221 / 2i;
        let j2_224 = q_223 % 4i;
        let q_225 = q_223 / 4i;
        let j1_226 = q_225 % 4i;
        let j0_2_228 = q_225 / 4i;
        let v_229 = bitcast<f32>(arena[t_means + ((((unit * 4i + j0_2_228) * 4i + j1_226) * 4i + j2_224) * 4i + j3_2_222) * 16i + j4_220]);
        let v_230 = ((f32(j0_2_228) * 0.5f) - 0.75f) * v_229;
        let v_231 = ((f32(j1_226) * 0.5f) - 0.75f) * v_229;
        let v_232 = ((f32(j2_224) * 0.5f) - 0.75f) * v_229;
        s_169 += v_191;
        s_170 += v_192;
        s_171 += v_193;
        s_172 += v_190;
        s_169 += v_204;
        s_170 += v_205;
        s_171 += v_206;
        s_172 += v_203;
        s_169 += v_217;
        s_170 += v_218;
        s_171 += v_219;
        s_172 += v_216;
        s_169 += v_230;
        s_170 += v_231;
        s_171 += v_232;
        s_172 += v_229;
      }
      pool[slot_175] = bitcast<u32>(s_169);
      pool[128i + slot_175] = bitcast<u32>(s_170);
      pool[256i + slot_175] = bitcast<u32>(s_171);
      pool[384i + slot_175] = bitcast<u32>(s_172);
    }
    workgroupBarrier();
    for (var c_237 = i32(lane); c_237 < 32i; c_237 += 256i) {
      pool[c_237 * 16i] = bitcast<u32>(poolHalves16(c_237 * 16i));
    }
    workgroupBarrier();
    let f_233 = ((bitcast<f32>(pool[0i]) + bitcast<f32>(pool[64i])) + (bitcast<f32>(pool[32i]) + bitcast<f32>(pool[96i]))) + ((bitcast<f32>(pool[16i]) + bitcast<f32>(pool[80i])) + (bitcast<f32>(pool[48i]) + bitcast<f32>(pool[112i])));
    let f_234 = ((bitcast<f32>(pool[128i]) + bitcast<f32>(pool[192i])) + (bitcast<f32>(pool[160i]) + bitcast<f32>(pool[224i]))) + ((bitcast<f32>(pool[144i]) + bitcast<f32>(pool[208i])) + (bitcast<f32>(pool[176i]) + bitcast<f32>(pool[240i])));
    let f_235 = ((bitcast<f32>(pool[256i]) + bitcast<f32>(pool[320i])) + (bitcast<f32>(pool[288i]) + bitcast<f32>(pool[352i]))) + ((bitcast<f32>(pool[272i]) + bitcast<f32>(pool[336i])) + (bitcast<f32>(pool[304i]) + bitcast<f32>(pool[368i])));
    let f_236 = ((bitcast<f32>(pool[384i]) + bitcast<f32>(pool[448i])) + (bitcast<f32>(pool[416i]) + bitcast<f32>(pool[480i]))) + ((bitcast<f32>(pool[400i]) + bitcast<f32>(pool[464i])) + (bitcast<f32>(pool[432i]) + bitcast<f32>(pool[496i])));
    workgroupBarrier();
    let v_238 = (v_168 * 2048f) + 2.0480000972747803f;
    let v_239 = f_236 / 2048f;
    let v_240 = bitcast<i32>(arena[t_mended + unit]) + f_167;
    if (lane == 0u) {
      arena[t_energy + unit] = bitcast<u32>(v_168);
      arena[t_moments + unit * 4i] = bitcast<u32>(f_233 / v_238);
      arena[t_moments + unit * 4i + 1i] = bitcast<u32>(f_234 / v_238);
      arena[t_moments + unit * 4i + 2i] = bitcast<u32>(f_235 / v_238);
      arena[t_variance + unit] = bitcast<u32>((f_121 / 1048576f) - (v_239 * v_239));
      arena[t_maximum + unit] = bitcast<u32>(f_165);
      arena[t_sparsity + unit] = bitcast<u32>(f32(f_166) / 1048576f);
      arena[t_mended + unit] = bitcast<u32>(v_240);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: activate
    var a_241 = 0i;
    for (var slot_243 = i32(lane); slot_243 < hidden_1024; slot_243 += 256i) {
      let row_244 = slot_243 / 16i;
      let j2_2 = row_244 % 4i;
      let q_247 = row_244 / 4i;
      let j1_2 = q_247 % 4i;
      let j0_3 = q_247 / 4i;
      var a_250 = fromBits(4286578688u);
      let begin_245 = 0i;
      let end_246 = min(begin_245 + 256i, 32i);
      for (var p_249 = begin_245 + (slot_243 % 16i); p_249 < end_246; p_249 += 32i) {
        let p_251 = p_249 + 16i;
        let j4_2_252 = p_249 % 16i;
        let j3_3_254 = p_249 / 16i;
        let v_255 = bitcast<f32>(arena[t_maxima + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3_254) * 16i + j4_2_252]);
        let j4_2_256 = p_251 % 16i;
        let j3_3_258 = p_251 / 16i;
        let v_259 = bitcast<f32>(arena[t_maxima + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3_258) * 16i + j4_2_256]);
        a_250 = select(a_250, v_255, v_255 > a_250);
        a_250 = select(a_250, v_259, v_259 > a_250);
      }
      pool[0i + (slot_243 + row_244)] = bitcast<u32>(a_250);
    }
    workgroupBarrier();
    for (var p_242 = i32(lane); p_242 < 64i; p_242 += 256i) {
      let j2_2 = p_242 % 4i;
      let q_260 = p_242 / 4i;
      let j1_2 = q_260 % 4i;
      let j0_3 = q_260 / 4i;
      let at_262 = 0i + (p_242 * 17i);
      var a_263 = fromBits(4286578688u);
      for (var e_264 = 0i; e_264 < 16i; e_264++) {
        let o_265 = bitcast<f32>(pool[at_262 + e_264]);
        a_263 = select(a_263, o_265, o_265 > a_263);
      }
      let v_266 = a_263 > 0.5f;
      a_241 += select(0i, 1i, v_266);
    }
    if (lane < 64u) {
      pool[1088u + lane] = bitcast<u32>(a_241);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_267 = bitcast<i32>(pool[1088u + (lane + 8u)]);
      let o_268 = bitcast<i32>(pool[1088u + (lane + 16u)]);
      let o_269 = bitcast<i32>(pool[1088u + (lane + 24u)]);
      let o_270 = bitcast<i32>(pool[1088u + (lane + 32u)]);
      let o_271 = bitcast<i32>(pool[1088u + (lane + 40u)]);
      let o_272 = bitcast<i32>(pool[1088u + (lane + 48u)]);
      let o_273 = bitcast<i32>(pool[1088u + (lane + 56u)]);
      a_241 += o_267;
      a_241 += o_268;
      a_241 += o_269;
      a_241 += o_270;
      a_241 += o_271;
      a_241 += o_272;
      a_241 += o_273;
      pool[1088u + lane] = bitcast<u32>(a_241);
    }
    workgroupBarrier();
    a_241 = bitcast<i32>(pool[1088u + 0u]);
    let o_274 = bitcast<i32>(pool[1088u + 1u]);
    let o_275 = bitcast<i32>(pool[1088u + 2u]);
    let o_276 = bitcast<i32>(pool[1088u + 3u]);
    let o_277 = bitcast<i32>(pool[1088u + 4u]);
    let o_278 = bitcast<i32>(pool[1088u + 5u]);
    let o_279 = bitcast<i32>(pool[1088u + 6u]);
    let o_280 = bitcast<i32>(pool[1088u + 7u]);
    a_241 += o_274;
    a_241 += o_275;
    a_241 += o_276;
    a_241 += o_277;
    a_241 += o_278;
    a_241 += o_279;
    a_241 += o_280;
    let f_281 = a_241;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_activeCells + unit] = bitcast<u32>(f_281);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var slot_282 = i32(lane); slot_282 < hidden_1536; slot_282 += 256i) {
      let row_283 = slot_282 / 16i;
      var s_286 = 0f;
      let begin_284 = 0i;
      let end_285 = min(begin_284 + 256i, 16i);
      for (var j0_4 = begin_284 + (slot_282 % 16i); j0_4 < end_285; j0_4 += 16i) {
        let v_287 = bitcast<i32>(arena[t_featureCell + row_283 * 16i + j0_4]);
        let v_288 = bitcast<f32>(arena[t_means + ((((unit * 4i + clampAt(divSigned(v_287, 16i), 4i)) * 4i + max(remSigned(divSigned(v_287, 4i), 4i), 0i)) * 4i + max(remSigned(v_287, 4i), 0i)) * 4i + clampAt(bitcast<i32>(arena[t_featureGroup + row_283 * 16i + j0_4]), 4i)) * 16i + clampAt(bitcast<i32>(arena[t_featureLane + row_283 * 16i + j0_4]), 16i)]);
        let v_289 = bitcast<f32>(arena[t_featureSign + row_283 * 16i + j0_4]) * v_288;
        s_286 += v_289;
      }
      pool[0i + (slot_282 + row_283)] = bitcast<u32>(s_286);
    }
    workgroupBarrier();
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let at_290 = 0i + (i1 * 17i);
      let f_291 = poolHalves16(at_290);
      arena[t_featureRaw + unit * 96i + i1] = bitcast<u32>(f_291);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_293 = bitcast<i32>(arena[t_age + unit]);
    let v_294 = select(0f, 0.00019999999494757503f, bitcast<f32>(arena[t_knobs + unit * 23i]) > 0f);
    let v_295 = 1f / f32(v_293 + 1i);
    let v_296 = select(maxFloat(v_294, v_295), maxFloat(v_294, v_295 * select(0f, 1f, v_294 > 0f)), v_293 > 100i);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_292 = bitcast<f32>(arena[t_featureMean + unit * 96i + i1]);
      let v_297 = bitcast<f32>(arena[t_featureRaw + unit * 96i + i1]);
      let v_298 = v_292 + (v_296 * (v_297 - v_292));
      let v_299 = bitcast<f32>(arena[t_featureVariance + unit * 96i + i1]);
      let v_300 = v_297 - v_298;
      arena[t_featureMean + unit * 96i + i1] = bitcast<u32>(v_298);
      arena[t_featureVariance + unit * 96i + i1] = bitcast<u32>(v_299 + (v_296 * ((v_300 * v_300) - v_299)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_302 = bitcast<f32>(arena[t_knobs + unit * 23i + 19i]);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_301 = (bitcast<f32>(arena[t_featureRaw + unit * 96i + i1]) - bitcast<f32>(arena[t_featureMean + unit * 96i + i1])) / sqrt(maxFloat(bitcast<f32>(arena[t_featureVariance + unit * 96i + i1]), 9.99999993922529e-9f));
      arena[t_phi + unit * 160i + i1] = bitcast<u32>(minFloat(maxFloat(v_301, -5f), 5f) * v_302);
    }
  }
  {
    // nest: seeSensors
    for (var i1_2 = i32(lane); i1_2 < 24i; i1_2 += 256i) {
      let v_303 = bitcast<f32>(arena[t_sensors + unit * 24i + i1_2]);
      let v_304 = bitcast<f32>(arena[t_sensorsLast + unit * 24i + i1_2]);
      arena[t_phi + unit * 160i + (i1_2 + 96i)] = bitcast<u32>(v_303);
      arena[t_phi + unit * 160i + (i1_2 + 120i)] = bitcast<u32>(v_304);
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
    let v_305 = bitcast<i32>(arena[t_age + unit]) > 0i;
    let tile_309 = 0i;
    for (var slot_310 = i32(lane); slot_310 < hidden_16; slot_310 += 256i) {
      var s_306 = 0f;
      var s_307 = 0f;
      var s_308 = 0f;
      let begin_311 = tile_309;
      let end_312 = min(begin_311 + 256i, 160i);
      for (var j0_5 = begin_311 + (slot_310 % 16i); j0_5 < end_312; j0_5 += 80i) {
        let p_313 = j0_5 + 16i;
        let p_314 = j0_5 + 32i;
        let p_315 = j0_5 + 48i;
        let p_316 = j0_5 + 64i;
        let v_317 = bitcast<f32>(arena[t_critic + unit * 160i + j0_5]);
        let v_318 = bitcast<f32>(arena[t_phi + unit * 160i + j0_5]);
        let v_319 = v_317 * v_318;
        let v_320 = v_318 * v_318;
        let v_321 = v_317 * v_317;
        let v_322 = bitcast<f32>(arena[t_critic + unit * 160i + p_313]);
        let v_323 = bitcast<f32>(arena[t_phi + unit * 160i + p_313]);
        let v_324 = v_322 * v_323;
        let v_325 = v_323 * v_323;
        let v_326 = v_322 * v_322;
        let v_327 = bitcast<f32>(arena[t_critic + unit * 160i + p_314]);
        let v_328 = bitcast<f32>(arena[t_phi + unit * 160i + p_314]);
        let v_329 = v_327 * v_328;
        let v_330 = v_328 * v_328;
        let v_331 = v_327 * v_327;
        let v_332 = bitcast<f32>(arena[t_critic + unit * 160i + p_315]);
        let v_333 = bitcast<f32>(arena[t_phi + unit * 160i + p_315]);
        let v_334 = v_332 * v_333;
        let v_335 = v_333 * v_333;
        let v_336 = v_332 * v_332;
        let v_337 = bitcast<f32>(arena[t_critic + unit * 160i + p_316]);
        let v_338 = bitcast<f32>(arena[t_phi + unit * 160i + p_316]);
        let v_339 = v_337 * v_338;
        let v_340 = v_338 * v_338;
        let v_341 = v_337 * v_337;
        s_306 += v_319;
        s_307 += v_320;
        s_308 += v_321;
        s_306 += v_324;
        s_307 += v_325;
        s_308 += v_326;
        s_306 += v_329;
        s_307 += v_330;
        s_308 += v_331;
        s_306 += v_334;
        s_307 += v_335;
        s_308 += v_336;
        s_306 += v_339;
        s_307 += v_340;
        s_308 += v_341;
      }
      pool[slot_310] = bitcast<u32>(s_306);
      pool[16i + slot_310] = bitcast<u32>(s_307);
      pool[32i + slot_310] = bitcast<u32>(s_308);
    }
    workgroupBarrier();
    let f_342 = poolHalves16(0i);
    let f_343 = poolHalves16(16i);
    let f_344 = poolHalves16(32i);
    workgroupBarrier();
    let v_345 = (bitcast<f32>(arena[t_reward + unit]) + (f_342 * 0.9700000286102295f)) - bitcast<f32>(arena[t_value + unit]);
    let v_346 = (bitcast<f32>(arena[t_knobs + unit * 23i]) * bitcast<f32>(arena[t_knobs + unit * 23i + 17i])) * (v_345 / maxFloat(bitcast<f32>(arena[t_featurePower + unit]), 1f));
    let v_347 = maxFloat(0.30000001192092896f * (bitcast<f32>(arena[t_exploration + unit]) * (1f - bitcast<f32>(arena[t_confidence + unit]))), 0.10000000149011612f);
    if (lane == 0u) {
      arena[t_temporalDifference + unit] = bitcast<u32>(select(0f, v_345, v_305));
      arena[t_actStep + unit] = bitcast<u32>(select(0f, v_346, v_305));
      arena[t_value + unit] = bitcast<u32>(f_342);
      arena[t_featurePower + unit] = bitcast<u32>(f_343);
      arena[t_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_344, 9.999999960041972e-13f)), 1f));
      arena[t_sigma + unit] = bitcast<u32>(v_347);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    if (lane == 0u) {
      let v_348 = f32(bitcast<i32>(arena[t_age + unit]) + 1i);
      let v_349 = bitcast<f32>(arena[t_confidence + unit]);
      let v_350 = bitcast<f32>(arena[t_error + unit]);
      let v_351 = bitcast<f32>(arena[t_meanError + unit]);
      let v_352 = bitcast<f32>(arena[t_energy + unit]);
      let v_353 = bitcast<f32>(arena[t_maximum + unit]);
      let v_354 = bitcast<f32>(arena[t_sparsity + unit]);
      let v_355 = bitcast<f32>(arena[t_novelty + unit]);
      let v_356 = bitcast<f32>(arena[t_match + unit * 5i]);
      let v_357 = f32(bitcast<i32>(arena[t_matchRow + unit * 5i]));
      let v_358 = bitcast<f32>(arena[t_exploration + unit]);
      let v_359 = f32(bitcast<i32>(arena[t_cognition + unit]));
      let v_360 = bitcast<f32>(arena[t_value + unit]);
      let v_361 = bitcast<f32>(arena[t_temporalDifference + unit]);
      let v_362 = bitcast<f32>(arena[t_gate + unit]);
      let v_363 = bitcast<f32>(arena[t_hold + unit]);
      let v_364 = bitcast<f32>(arena[t_patternRank + unit]);
      let v_365 = bitcast<f32>(arena[t_patternOn + unit]);
      let v_366 = f32(bitcast<i32>(arena[t_badInputs + unit]));
      let v_367 = f32(bitcast<i32>(arena[t_mended + unit]));
      let v_368 = bitcast<f32>(arena[t_information + unit]);
      let v_369 = bitcast<f32>(arena[t_drive + unit]);
      let v_370 = f32(bitcast<i32>(arena[t_activeCells + unit]));
      let v_371 = f32(bitcast<i32>(arena[t_stored + unit]));
      arena[t_report + unit * 28i + 4i] = bitcast<u32>(v_348);
      arena[t_report + unit * 28i + 5i] = bitcast<u32>(v_349);
      arena[t_report + unit * 28i + 6i] = bitcast<u32>(v_350);
      arena[t_report + unit * 28i + 7i] = bitcast<u32>(v_351);
      arena[t_report + unit * 28i + 8i] = bitcast<u32>(v_352);
      arena[t_report + unit * 28i + 9i] = bitcast<u32>(v_353);
      arena[t_report + unit * 28i + 10i] = bitcast<u32>(v_354);
      arena[t_report + unit * 28i + 11i] = bitcast<u32>(v_355);
      arena[t_report + unit * 28i + 12i] = bitcast<u32>(v_356);
      arena[t_report + unit * 28i + 13i] = bitcast<u32>(v_357);
      arena[t_report + unit * 28i + 14i] = bitcast<u32>(v_358);
      arena[t_report + unit * 28i + 15i] = bitcast<u32>(v_359);
      arena[t_report + unit * 28i + 16i] = bitcast<u32>(v_360);
      arena[t_report + unit * 28i + 17i] = bitcast<u32>(v_361);
      arena[t_report + unit * 28i + 18i] = bitcast<u32>(v_362);
      arena[t_report + unit * 28i + 19i] = bitcast<u32>(v_363);
      arena[t_report + unit * 28i + 20i] = bitcast<u32>(v_364);
      arena[t_report + unit * 28i + 21i] = bitcast<u32>(v_365);
      arena[t_report + unit * 28i + 22i] = bitcast<u32>(v_366);
      arena[t_report + unit * 28i + 23i] = bitcast<u32>(v_367);
      arena[t_report + unit * 28i + 24i] = bitcast<u32>(v_368);
      arena[t_report + unit * 28i + 25i] = bitcast<u32>(v_369);
      arena[t_report + unit * 28i + 26i] = bitcast<u32>(v_370);
      arena[t_report + unit * 28i + 27i] = bitcast<u32>(v_371);
    }
  }
  {
    // nest: insist
    for (var i1_4 = i32(lane); i1_4 < 24i; i1_4 += 256i) {
      let v_372 = bitcast<f32>(arena[t_insistence + unit * 24i + i1_4]);
      let v_373 = (minFloat(maxFloat(bitcast<f32>(arena[t_phi + unit * 160i + (i1_4 + 96i)]), -1f), 1f) - v_372) * 0.10000000149011612f;
      arena[t_insistence + unit * 24i + i1_4] = bitcast<u32>(v_372 + v_373);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    for (var slot_374 = i32(lane); slot_374 < hidden_64; slot_374 += 256i) {
      let row_375 = slot_374 / 16i;
      var s_378 = 0f;
      var s_379 = 0f;
      let begin_376 = 0i;
      let end_377 = min(begin_376 + 256i, 160i);
      for (var j0_6 = begin_376 + (slot_374 % 16i); j0_6 < end_377; j0_6 += 80i) {
        let p_380 = j0_6 + 16i;
        let p_381 = j0_6 + 32i;
        let p_382 = j0_6 + 48i;
        let p_383 = j0_6 + 64i;
        let v_384 = bitcast<f32>(arena[t_actor + (unit * 4i + row_375) * 160i + j0_6]);
        let v_385 = v_384 * bitcast<f32>(arena[t_phi + unit * 160i + j0_6]);
        let v_386 = v_384 * v_384;
        let v_387 = bitcast<f32>(arena[t_actor + (unit * 4i + row_375) * 160i + p_380]);
        let v_388 = v_387 * bitcast<f32>(arena[t_phi + unit * 160i + p_380]);
        let v_389 = v_387 * v_387;
        let v_390 = bitcast<f32>(arena[t_actor + (unit * 4i + row_375) * 160i + p_381]);
        let v_391 = v_390 * bitcast<f32>(arena[t_phi + unit * 160i + p_381]);
        let v_392 = v_390 * v_390;
        let v_393 = bitcast<f32>(arena[t_actor + (unit * 4i + row_375) * 160i + p_382]);
        let v_394 = v_393 * bitcast<f32>(arena[t_phi + unit * 160i + p_382]);
        let v_395 = v_393 * v_393;
        let v_396 = bitcast<f32>(arena[t_actor + (unit * 4i + row_375) * 160i + p_383]);
        let v_397 = v_396 * bitcast<f32>(arena[t_phi + unit * 160i + p_383]);
        let v_398 = v_396 * v_396;
        s_378 += v_385;
        s_379 += v_386;
        s_378 += v_388;
        s_379 += v_389;
        s_378 += v_391;
        s_379 += v_392;
        s_378 += v_394;
        s_379 += v_395;
        s_378 += v_397;
        s_379 += v_398;
      }
      pool[0i + (slot_374 + row_375)] = bitcast<u32>(s_378);
      pool[68i + (slot_374 + row_375)] = bitcast<u32>(s_379);
    }
    for (var slot_399 = i32(lane); slot_399 < hidden_64; slot_399 += 256i) {
      let row_400 = slot_399 / 16i;
      var s_403 = 0f;
      let begin_401 = 0i;
      let end_402 = min(begin_401 + 256i, 24i);
      for (var j0_7 = begin_401 + (slot_399 % 16i); j0_7 < end_402; j0_7 += 16i) {
        let v_404 = j0_7 + 96i;
        let v_405 = bitcast<f32>(arena[t_phi + unit * 160i + v_404]);
        let v_406 = bitcast<f32>(arena[t_insistence + unit * 24i + j0_7]);
        let v_407 = bitcast<f32>(arena[t_actor + (unit * 4i + row_400) * 160i + v_404]) * select(0f, v_405 * abs(v_406), (v_405 * v_406) > 0f);
        s_403 += v_407;
      }
      pool[136i + (slot_399 + row_400)] = bitcast<u32>(s_403);
    }
    workgroupBarrier();
    let v_414 = bitcast<f32>(arena[t_knobs + unit * 23i + 15i]);
    let v_415 = v_414 > 0f;
    let v_417 = ((bitcast<f32>(arena[t_patternOn + unit]) * bitcast<f32>(arena[t_patternRank + unit])) * 0.5f) + 0.5f;
    let v_418 = bitcast<f32>(arena[t_moments + unit * 4i + 2i]) * 0.5f;
    let v_419 = bitcast<f32>(arena[t_moments + unit * 4i + 1i]) * 5f;
    let v_420 = bitcast<f32>(arena[t_moments + unit * 4i]) * 5f;
    let v_423 = bitcast<f32>(arena[t_knobs + unit * 23i + 14i]);
    let v_424 = bitcast<f32>(arena[t_knobs + unit * 23i + 16i]);
    let v_425 = v_414 * 2f;
    for (var i1_5 = i32(lane); i1_5 < 4i; i1_5 += 256i) {
      let at_408 = 0i + (i1_5 * 17i);
      let f_409 = poolHalves16(at_408);
      let at_410 = 68i + (i1_5 * 17i);
      let f_411 = poolHalves16(at_410);
      let at_412 = 136i + (i1_5 * 17i);
      let f_413 = poolHalves16(at_412);
      let v_416 = bitcast<f32>(arena[t_urge + unit * 4i + i1_5]);
      let v_421 = select(select(select(select(0f, v_420, i1_5 == 0i), v_419, i1_5 == 1i), v_418, i1_5 == 3i), v_417, i1_5 == 4i);
      let v_422 = select(v_421, v_416 + ((v_421 - v_416) * 0.10000000149011612f), v_415);
      arena[t_urge + unit * 4i + i1_5] = bitcast<u32>(v_422);
      arena[t_intention + unit * 4i + i1_5] = bitcast<u32>(((v_422 * v_423) + (f_409 * v_424)) + ((f_413 * v_425) * v_424));
      arena[t_actorBound + unit * 4i + i1_5] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_411, 9.999999960041972e-13f)), 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_427 = arena[t_seed + unit];
    let v_428 = u32(bitcast<i32>(arena[t_age + unit])) + 4u;
    let v_429 = (0u + v_427) + v_428;
    let v_430 = ((v_428 << 13u) ^ (v_428 >> 19u)) ^ v_429;
    let v_431 = v_429 + v_430;
    let v_432 = ((v_430 << 15u) ^ (v_430 >> 17u)) ^ v_431;
    let v_433 = v_431 + v_432;
    let v_434 = ((v_432 << 26u) ^ (v_432 >> 6u)) ^ v_433;
    let v_435 = v_433 + v_434;
    let v_436 = (v_427 ^ 4u) ^ 466688986u;
    let v_437 = ((((v_434 << 6u) ^ (v_434 >> 26u)) ^ v_435) + v_436) + 1u;
    let v_438 = (v_435 + 4u) + v_437;
    let v_439 = ((v_437 << 17u) ^ (v_437 >> 15u)) ^ v_438;
    let v_440 = v_438 + v_439;
    let v_441 = ((v_439 << 29u) ^ (v_439 >> 3u)) ^ v_440;
    let v_442 = v_440 + v_441;
    let v_443 = ((v_441 << 16u) ^ (v_441 >> 16u)) ^ v_442;
    let v_444 = v_442 + v_443;
    let v_445 = ((((v_443 << 24u) ^ (v_443 >> 8u)) ^ v_444) + v_427) + 2u;
    let v_446 = (v_444 + v_436) + v_445;
    let v_447 = ((v_445 << 13u) ^ (v_445 >> 19u)) ^ v_446;
    let v_448 = v_446 + v_447;
    let v_449 = ((v_447 << 15u) ^ (v_447 >> 17u)) ^ v_448;
    let v_450 = v_448 + v_449;
    let v_451 = ((v_449 << 26u) ^ (v_449 >> 6u)) ^ v_450;
    let v_452 = v_450 + v_451;
    let v_453 = ((((v_451 << 6u) ^ (v_451 >> 26u)) ^ v_452) + 4u) + 3u;
    let v_454 = (v_452 + v_427) + v_453;
    let v_457 = ((v_453 << 17u) ^ (v_453 >> 15u)) ^ v_454;
    let v_467 = bitcast<f32>(arena[t_knobs + unit * 23i]);
    let v_468 = bitcast<f32>(arena[t_sigma + unit]) * (bitcast<f32>(arena[t_knobs + unit * 23i + 18i]) * select(0f, 1f, v_467 > 0f));
    let v_469 = v_468 > 0f;
    let v_470 = maxFloat(v_468, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_471 = bitcast<f32>(arena[t_confidence + unit]);
    var a_473 = fromBits(4286578688u);
    for (var j0_8 = 0i; j0_8 < 4i; j0_8++) {
      let v_474 = select(abs(bitcast<f32>(arena[t_intention + unit * 4i + j0_8])), 0f, j0_8 == 4i);
      a_473 = select(a_473, v_474, v_474 > a_473);
    }
    let v_475 = select(1f, 1.2000000476837158f, (bitcast<f32>(arena[t_novelty + unit]) * bitcast<f32>(arena[t_knobs + unit * 23i + 11i])) > 0.5f);
    let v_476 = select((((v_471 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * v_475, 0.05000000074505806f / maxFloat(a_473, 9.99999993922529e-9f), a_473 < 0.05000000074505806f && a_473 > 9.99999993922529e-9f);
    let v_477 = select(v_476, ((0.30000001192092896f - v_471) * 2f) + 1.5f, v_471 < 0.30000001192092896f);
    let v_480 = ((v_467 * bitcast<f32>(arena[t_knobs + unit * 23i + 17i])) * 0.20000000298023224f) / maxFloat(bitcast<f32>(arena[t_featurePower + unit]), 1f);
    for (var i1_6 = i32(lane); i1_6 < 4i; i1_6 += 256i) {
      let v_426 = u32(i1_6);
      let v_455 = v_426 + v_454;
      let v_456 = (v_455 ^ (v_455 >> 16u)) * 4239568231u;
      let v_458 = ((v_456 ^ (v_456 >> 13u)) + v_457) * 1228438113u;
      let v_459 = v_458 ^ (v_458 >> 17u);
      let v_460 = v_426 + v_457;
      let v_461 = (v_460 ^ (v_460 >> 16u)) * 4239568231u;
      let v_462 = ((v_461 ^ (v_461 >> 13u)) + v_454) * 1228438113u;
      let v_463 = v_462 ^ (v_462 >> 17u);
      let v_464 = ((v_459 & 16711935u) + ((v_459 >> 8u) & 16711935u)) + ((v_463 & 16711935u) + ((v_463 >> 8u) & 16711935u));
      let v_465 = (f32(i32((v_464 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_466 = (bitcast<f32>(arena[t_wander + unit * 4i + i1_6]) * 0.800000011920929f) + v_465;
      let v_478 = bitcast<f32>(arena[t_intention + unit * 4i + i1_6]) * select(v_477, 1f, i1_6 == 4i);
      let v_479 = minFloat(maxFloat(v_478, -1f), 1f);
      let v_481 = minFloat(maxFloat(v_479 + (v_466 * v_468), -1f), 1f);
      arena[t_wander + unit * 4i + i1_6] = bitcast<u32>(v_466);
      arena[t_noiseNews + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_465 / v_470, v_469));
      arena[t_excess + unit * 4i + i1_6] = bitcast<u32>((v_478 - v_479) * v_480);
      arena[t_motors + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_481, v_481 == v_481));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_485 = bitcast<f32>(arena[t_actStep + unit]) * 0.009999999776482582f;
    let v_489 = bitcast<f32>(arena[t_knobs + unit * 23i]);
    for (var row_482 = i32(lane); row_482 < 640i; row_482 += 256i) {
      let i2 = row_482 % 160i;
      let i1_7 = row_482 / 160i;
      let v_484 = bitcast<f32>(arena[t_actor + (unit * 4i + i1_7) * 160i + i2]) * bitcast<f32>(arena[t_actorBound + unit * 4i + i1_7]);
      let v_486 = bitcast<f32>(arena[t_actorTrace + (unit * 4i + i1_7) * 160i + i2]);
      let v_487 = bitcast<f32>(arena[t_phi + unit * 160i + i2]);
      let v_488 = (v_484 + (v_485 * v_486)) - (bitcast<f32>(arena[t_excess + unit * 4i + i1_7]) * v_487);
      let v_490 = (v_486 * 0.7799999713897705f) + ((bitcast<f32>(arena[t_noiseNews + unit * 4i + i1_7]) * v_489) * v_487);
      arena[t_actor + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_488);
      arena[t_actorTrace + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_490);
    }
  }
  {
    // nest: learnCritic
    let v_491 = bitcast<f32>(arena[t_criticBound + unit]);
    let v_492 = bitcast<f32>(arena[t_actStep + unit]) * 0.10000000149011612f;
    for (var i1_8 = i32(lane); i1_8 < 160i; i1_8 += 256i) {
      let v_493 = bitcast<f32>(arena[t_criticTrace + unit * 160i + i1_8]);
      let v_494 = (bitcast<f32>(arena[t_critic + unit * 160i + i1_8]) * v_491) + (v_492 * v_493);
      let v_495 = (v_493 * 0.8700000047683716f) + bitcast<f32>(arena[t_phi + unit * 160i + i1_8]);
      arena[t_critic + unit * 160i + i1_8] = bitcast<u32>(v_494);
      arena[t_criticTrace + unit * 160i + i1_8] = bitcast<u32>(v_495);
    }
  }
  {
    // nest: foresee
    for (var slot_496 = i32(lane); slot_496 < hidden_384; slot_496 += 256i) {
      let row_497 = slot_496 / 16i;
      var s_500 = 0f;
      let begin_498 = 0i;
      let end_499 = min(begin_498 + 256i, 160i);
      for (var j0_9 = begin_498 + (slot_496 % 16i); j0_9 < end_499; j0_9 += 80i) {
        let p_501 = j0_9 + 16i;
        let p_502 = j0_9 + 32i;
        let p_503 = j0_9 + 48i;
        let p_504 = j0_9 + 64i;
        let v_505 = bitcast<f32>(arena[t_readout + (unit * 24i + row_497) * 160i + j0_9]) * bitcast<f32>(arena[t_phi + unit * 160i + j0_9]);
        let v_506 = bitcast<f32>(arena[t_readout + (unit * 24i + row_497) * 160i + p_501]) * bitcast<f32>(arena[t_phi + unit * 160i + p_501]);
        let v_507 = bitcast<f32>(arena[t_readout + (unit * 24i + row_497) * 160i + p_502]) * bitcast<f32>(arena[t_phi + unit * 160i + p_502]);
        let v_508 = bitcast<f32>(arena[t_readout + (unit * 24i + row_497) * 160i + p_503]) * bitcast<f32>(arena[t_phi + unit * 160i + p_503]);
        let v_509 = bitcast<f32>(arena[t_readout + (unit * 24i + row_497) * 160i + p_504]) * bitcast<f32>(arena[t_phi + unit * 160i + p_504]);
        s_500 += v_505;
        s_500 += v_506;
        s_500 += v_507;
        s_500 += v_508;
        s_500 += v_509;
      }
      pool[0i + (slot_496 + row_497)] = bitcast<u32>(s_500);
    }
    workgroupBarrier();
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 256i) {
      let at_510 = 0i + (i1_9 * 17i);
      let f_511 = poolHalves16(at_510);
      let v_512 = bitcast<f32>(arena[t_fast + unit * 24i + i1_9]);
      let v_513 = bitcast<f32>(arena[t_sensors + unit * 24i + i1_9]);
      let v_514 = v_512 + ((v_513 - v_512) * 0.10000000149011612f);
      let v_515 = bitcast<f32>(arena[t_slow + unit * 24i + i1_9]);
      let v_516 = v_515 + ((v_513 - v_515) * 0.009999999776482582f);
      let v_517 = minFloat(maxFloat((v_513 * 2f) - bitcast<f32>(arena[t_sensorsLast + unit * 24i + i1_9]), -10f), 10f);
      arena[t_fast + unit * 24i + i1_9] = bitcast<u32>(v_514);
      arena[t_slow + unit * 24i + i1_9] = bitcast<u32>(v_516);
      arena[t_members + unit * 4i * 24i + i1_9] = bitcast<u32>(v_517);
      arena[t_members + (unit * 4i + 1i) * 24i + i1_9] = bitcast<u32>(v_514);
      arena[t_members + (unit * 4i + 2i) * 24i + i1_9] = bitcast<u32>(v_516);
      arena[t_members + (unit * 4i + 3i) * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(f_511, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_519 = bitcast<f32>(arena[t_knobs + unit * 23i + 20i]);
    let v_522 = bitcast<f32>(arena[t_knobs + unit * 23i + 21i]);
    let v_527 = bitcast<f32>(arena[t_knobs + unit * 23i + 22i]);
    for (var i1_10 = i32(lane); i1_10 < 24i; i1_10 += 256i) {
      let v_518 = bitcast<f32>(arena[t_memberErrors + unit * 4i * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_520 = (1f / (v_518 * v_518)) * v_519;
      let v_521 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 1i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_523 = (1f / (v_521 * v_521)) * v_522;
      let v_524 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 2i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_525 = (1f / (v_524 * v_524)) * v_522;
      let v_526 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + 3i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_528 = (1f / (v_526 * v_526)) * v_527;
      let v_529 = ((v_520 + v_523) + v_525) + v_528;
      let v_530 = (v_520 * bitcast<f32>(arena[t_members + unit * 4i * 24i + i1_10])) + (v_523 * bitcast<f32>(arena[t_members + (unit * 4i + 1i) * 24i + i1_10]));
      let v_531 = (v_530 + (v_525 * bitcast<f32>(arena[t_members + (unit * 4i + 2i) * 24i + i1_10]))) + (v_528 * bitcast<f32>(arena[t_members + (unit * 4i + 3i) * 24i + i1_10]));
      arena[t_prediction + unit * 24i + i1_10] = bitcast<u32>(minFloat(maxFloat(select(v_531 / v_529, 0f, v_529 == 0f), -10f), 10f));
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
      let v_532 = bitcast<i32>(arena[t_age + unit]);
      var a_534 = 0i;
      for (var j0_10 = 0i; j0_10 < 4i; j0_10++) {
        let v_535 = !isFinite32(bitcast<f32>(arena[t_intention + unit * 4i + j0_10]));
        a_534 += select(0i, 1i, v_535);
      }
      let v_536 = bitcast<i32>(arena[t_mended + unit]) + a_534;
      arena[t_age + unit] = bitcast<u32>(select(v_532 + 1i, v_532, v_532 > 1073741824i));
      arena[t_mended + unit] = bitcast<u32>(v_536);
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
