// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+activate+measure+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+intend+move+learnActor+learnCritic+foresee+agree+reportMotors+report
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 512>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let at_usual = i32(params[19].w);
  let at_knobs = i32(params[4].x);
  let at_means = i32(params[15].z);
  let at_queryRaw = i32(params[42].z);
  let at_queryLevel = i32(params[42].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_queryScale = i32(params[43].x);
  let at_query = i32(params[19].z);
  {
    // nest: gatherQuery
    let v_2 = select(0f, 0.0020000000949949026f, bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    for (var i1 = i32(lane); i1 < 512i; i1 += 64i) {
      let v_1 = bitcast<f32>(arena[at_usual + unit * 512i + i1]);
      let v_3 = remSigned(i1, 64i);
      let v_4 = divSigned(v_3, 16i);
      let v_5 = remSigned(divSigned(v_3, 4i), 4i);
      let v_6 = remSigned(v_3, 4i);
      let v_7 = divSigned(i1, 64i) * 2i;
      let v_8 = v_7 + 0i;
      let v_9 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_4) * 4i + v_5) * 4i + v_6) * 4i + 0i) * 16i + v_8]);
      let v_10 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_4) * 4i + v_5) * 4i + v_6) * 4i + 1i) * 16i + v_8]);
      let v_11 = v_7 + 1i;
      let v_12 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_4) * 4i + v_5) * 4i + v_6) * 4i + 0i) * 16i + v_11]);
      let v_13 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_4) * 4i + v_5) * 4i + v_6) * 4i + 1i) * 16i + v_11]);
      let v_14 = ((v_9 + v_10) + v_12) + v_13;
      let v_15 = v_1 + (v_2 * (v_14 - v_1));
      arena[at_usual + unit * 512i + i1] = bitcast<u32>(v_15);
      arena[at_queryRaw + unit * 512i + i1] = bitcast<u32>(v_14 - v_15);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: levelQuery
    var u_20 = array<f32, 16>();
    var n_21 = 0i;
    let tile_22 = 0i;
    for (var slot_23 = i32(lane); slot_23 < hidden_32; slot_23 += 64i) {
      var s_16 = 0f;
      var s_17 = 0f;
      let begin_24 = tile_22 + slot_23 / 16i * 256i;
      let end_25 = min(begin_24 + 256i, 512i);
      for (var j0 = begin_24 + slot_23 % 16i; j0 < end_25; j0 += 16i) {
        let v_18 = bitcast<f32>(arena[at_queryRaw + unit * 512i + j0]);
        let v_19 = v_18 * v_18;
        s_16 += v_18;
        s_17 += v_19;
      }
      pool[slot_23] = bitcast<u32>(s_16);
      pool[32i + slot_23] = bitcast<u32>(s_17);
    }
    workgroupBarrier();
    for (var half_26 = hidden_8; half_26 > 0i; half_26 >>= 1u) {
      for (var pair_27 = i32(lane); pair_27 < 4i * half_26; pair_27 += 64i) {
        let left_28 = pair_27 / half_26 * 16i + pair_27 % half_26;
        pool[left_28] = bitcast<u32>(bitcast<f32>(pool[left_28]) + bitcast<f32>(pool[left_28 + half_26]));
      }
      workgroupBarrier();
    }
    if (lane < 2u) {
      for (var c_31 = 0i; c_31 < 2i && tile_22 + c_31 * 256i < 512i; c_31++) {
        u_20[n_21 & 15i] += bitcast<f32>(pool[i32(lane) * 32i + c_31 * 16i]);
        n_21++;
      }
    }
    workgroupBarrier();
    if (lane < 2u) {
      pool[lane] = bitcast<u32>(halves16(u_20));
    }
    workgroupBarrier();
    let f_29 = bitcast<f32>(pool[0]);
    let f_30 = bitcast<f32>(pool[1]);
    workgroupBarrier();
    let v_32 = f_29 / 512f;
    let v_33 = ((f_30 / 512f) - (v_32 * v_32)) * 512f;
    let v_34 = select(0f, 1f / sqrt(maxFloat(v_33, 9.999999682655225e-21f)), v_33 > 9.999999682655225e-21f);
    if (lane == 0u) {
      arena[at_queryLevel + unit] = bitcast<u32>(v_32);
      arena[at_queryScale + unit] = bitcast<u32>(v_34);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: query
    let v_35 = bitcast<f32>(arena[at_queryLevel + unit]);
    let v_36 = bitcast<f32>(arena[at_queryScale + unit]);
    for (var i1_2 = i32(lane); i1_2 < 512i; i1_2 += 64i) {
      arena[at_query + unit * 512i + i1_2] = bitcast<u32>((bitcast<f32>(arena[at_queryRaw + unit * 512i + i1_2]) - v_35) * v_36);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let at_contextRaw = i32(params[43].y);
  let at_means = i32(params[15].z);
  let at_ruleMean = i32(params[14].w);
  let at_contextLength = i32(params[43].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_context = i32(params[23].y);
  {
    // nest: gatherContext
    for (var row_1 = i32(lane); row_1 < 64i; row_1 += 64i) {
      let i2 = row_1 % 16i;
      let i1 = row_1 / 16i;
      var s_4 = array<f32, 16>();
      for (var b_11 = 0i; b_11 < 64i; b_11 += 16i) {
        for (var l_3 = 0i; l_3 < 16i; l_3++) {
          let p_6 = b_11 + l_3;
          let j2 = p_6 % 4i;
          let q_7 = p_6 / 4i;
          let j1 = q_7 % 4i;
          let j0 = q_7 / 4i;
          let v_9 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0) * 4i + j1) * 4i + j2) * 4i + i1) * 16i + i2]);
          s_4[l_3] += v_9;
        }
      }
      let f_5 = halves16(s_4);
      let v_12 = f_5 / 64f;
      arena[at_contextRaw + (unit * 4i + i1) * 16i + i2] = bitcast<u32>(select(v_12, v_12 - bitcast<f32>(arena[at_ruleMean + i2]), i1 == 3i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureContext
    let tile_18 = 0i;
    for (var slot_19 = i32(lane); slot_19 < hidden_16; slot_19 += 64i) {
      var s_13 = 0f;
      let begin_20 = tile_18;
      let end_21 = min(begin_20 + 256i, 64i);
      for (var p_14 = begin_20 + slot_19 % 16i; p_14 < end_21; p_14 += 16i) {
        let j1_2 = p_14 % 16i;
        let j0_2 = p_14 / 16i;
        let v_16 = bitcast<f32>(arena[at_contextRaw + (unit * 4i + j0_2) * 16i + j1_2]);
        let v_17 = v_16 * v_16;
        s_13 += v_17;
      }
      pool[slot_19] = bitcast<u32>(s_13);
    }
    workgroupBarrier();
    for (var half_22 = hidden_8; half_22 > 0i; half_22 >>= 1u) {
      for (var pair_23 = i32(lane); pair_23 < 1i * half_22; pair_23 += 64i) {
        let left_24 = pair_23 / half_22 * 16i + pair_23 % half_22;
        pool[left_24] = bitcast<u32>(bitcast<f32>(pool[left_24]) + bitcast<f32>(pool[left_24 + half_22]));
      }
      workgroupBarrier();
    }
    let f_25 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_contextLength + unit] = bitcast<u32>(sqrt(maxFloat(f_25, 9.999999682655225e-21f)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: context
    let v_27 = bitcast<f32>(arena[at_contextLength + unit]);
    for (var i1_2 = i32(lane); i1_2 < 64i; i1_2 += 64i) {
      let v_26 = bitcast<f32>(arena[at_contextRaw + (unit * 4i + divSigned(i1_2, 16i)) * 16i + remSigned(i1_2, 16i)]);
      arena[at_context + unit * 64i + i1_2] = bitcast<u32>(v_26 / v_27);
    }
  }
}
fn part2(unit: i32, lane: u32) {
  let at_lastStore = i32(params[21].z);
  let at_isStore = i32(params[39].z);
  let at_writer = i32(params[39].x);
  let at_age = i32(params[4].y);
  let at_stored = i32(params[21].w);
  let at_activeCells = i32(params[17].x);
  let at_maxima = i32(params[15].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_energy = i32(params[16].x);
  let at_cellLoud = i32(params[41].x);
  let at_cellSquare = i32(params[41].y);
  let at_cellPeak = i32(params[41].z);
  let at_cellQuiet = i32(params[41].w);
  let at_cellMended = i32(params[42].x);
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_moments = i32(params[17].y);
  let at_means = i32(params[15].z);
  let hidden_128 = 128i + bitcast<i32>(params[48].z);
  let at_variance = i32(params[16].y);
  let at_maximum = i32(params[16].z);
  let at_sparsity = i32(params[16].w);
  let at_mended = i32(params[17].z);
  let at_featureRaw = i32(params[42].y);
  let at_featureSign = i32(params[18].z);
  let at_featureCell = i32(params[17].w);
  let at_featureGroup = i32(params[18].x);
  let at_featureLane = i32(params[18].y);
  let at_featureMean = i32(params[18].w);
  let at_knobs = i32(params[4].x);
  let at_featureVariance = i32(params[19].x);
  let at_phi = i32(params[19].y);
  let at_sensors = i32(params[6].z);
  let at_sensorsLast = i32(params[6].w);
  let at_motors = i32(params[27].y);
  let at_temporalDifference = i32(params[29].x);
  let at_reward = i32(params[7].x);
  let at_critic = i32(params[28].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let at_value = i32(params[28].w);
  let at_actStep = i32(params[44].z);
  let at_featurePower = i32(params[29].y);
  let at_criticBound = i32(params[44].y);
  let at_sigma = i32(params[44].w);
  let at_exploration = i32(params[10].y);
  let at_confidence = i32(params[9].y);
  let at_intention = i32(params[43].w);
  let at_patternOn = i32(params[24].x);
  let at_patternRank = i32(params[23].w);
  let at_actor = i32(params[27].w);
  let at_actorBound = i32(params[44].x);
  let at_wander = i32(params[27].z);
  let at_seed = i32(params[4].z);
  let at_noiseNews = i32(params[45].x);
  let at_excess = i32(params[45].y);
  let at_novelty = i32(params[20].w);
  let at_actorTrace = i32(params[28].x);
  let at_criticTrace = i32(params[28].z);
  let at_fast = i32(params[30].y);
  let at_slow = i32(params[30].z);
  let at_members = i32(params[29].w);
  let at_readout = i32(params[30].w);
  let at_prediction = i32(params[29].z);
  let at_memberErrors = i32(params[30].x);
  let at_report = i32(params[45].z);
  let at_error = i32(params[8].z);
  let at_meanError = i32(params[8].w);
  let at_match = i32(params[21].x);
  let at_matchRow = i32(params[21].y);
  let at_cognition = i32(params[11].z);
  let at_gate = i32(params[10].w);
  let at_hold = i32(params[11].y);
  let at_badInputs = i32(params[7].y);
  let at_information = i32(params[10].x);
  let at_drive = i32(params[10].z);
  {
    // nest: noteStores
    var a_3 = 0i;
    for (var j0 = 0i; j0 < 8i; j0++) {
      let v_4 = (bitcast<i32>(arena[at_isStore + j0]) == 1i) && (bitcast<i32>(arena[at_writer + j0]) == unit);
      a_3 += select(0i, 1i, v_4);
    }
    let v_5 = a_3 > 0i;
    let v_6 = select(bitcast<i32>(arena[at_lastStore + unit]), bitcast<i32>(arena[at_age + unit]), v_5);
    let v_7 = bitcast<i32>(arena[at_stored + unit]);
    let v_8 = select(v_7, v_7 + 1i, v_5);
    for (var row_1 = i32(lane); row_1 < 1i; row_1 += 64i) {
      arena[at_lastStore + unit] = bitcast<u32>(v_6);
      arena[at_stored + unit] = bitcast<u32>(v_8);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: activate
    var a_9 = 0i;
    for (var p_10 = i32(lane); p_10 < 64i; p_10 += 64i) {
      let j2 = p_10 % 4i;
      let q_11 = p_10 / 4i;
      let j1 = q_11 % 4i;
      let j0_2 = q_11 / 4i;
      var a_14 = fromBits(0xff800000u);
      for (var p_15 = 0i; p_15 < 32i; p_15++) {
        let j4 = p_15 % 16i;
        let j3 = p_15 / 16i;
        let v_17 = bitcast<f32>(arena[at_maxima + ((((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 4i + j3) * 16i + j4]);
        a_14 = select(a_14, v_17, v_17 > a_14);
      }
      let v_18 = a_14 > 0.5f;
      a_9 += select(0i, 1i, v_18);
    }
    pool[lane] = bitcast<u32>(a_9);
    workgroupBarrier();
    for (var half_19 = u32(hidden_32); half_19 > 0u; half_19 >>= 1u) {
      if (lane < half_19) {
        let o_20 = bitcast<i32>(pool[lane + half_19]);
        a_9 += o_20;
        pool[lane] = bitcast<u32>(a_9);
      }
      workgroupBarrier();
    }
    let f_21 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_activeCells + unit] = bitcast<u32>(f_21);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measure
    var a_22 = fromBits(0xff800000u);
    var a_23 = i32();
    var a_24 = i32();
    var u_36 = array<f32, 16>();
    var n_37 = 0i;
    let tile_38 = 0i;
    for (var slot_39 = i32(lane); slot_39 < hidden_64; slot_39 += 64i) {
      var s_25 = 0f;
      var s_26 = 0f;
      let begin_40 = tile_38 + slot_39 / 16i * 256i;
      let end_41 = min(begin_40 + 256i, 1024i);
      for (var p_27 = begin_40 + slot_39 % 16i; p_27 < end_41; p_27 += 16i) {
        let j3_2 = p_27 % 16i;
        let q_28 = p_27 / 16i;
        let j2_2 = q_28 % 4i;
        let q_29 = q_28 / 4i;
        let j1_2 = q_29 % 4i;
        let j0_3 = q_29 / 4i;
        let v_31 = bitcast<f32>(arena[at_cellLoud + (((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 16i + j3_2]);
        let v_32 = bitcast<f32>(arena[at_cellSquare + (((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 16i + j3_2]);
        let v_33 = bitcast<f32>(arena[at_cellPeak + (((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 16i + j3_2]);
        let v_34 = bitcast<i32>(arena[at_cellQuiet + (((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 16i + j3_2]);
        let v_35 = bitcast<i32>(arena[at_cellMended + (((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 16i + j3_2]);
        s_25 += v_31;
        s_26 += v_32;
        a_22 = select(a_22, v_33, v_33 > a_22);
        a_23 += v_34;
        a_24 += v_35;
      }
      pool[slot_39] = bitcast<u32>(s_25);
      pool[64i + slot_39] = bitcast<u32>(s_26);
    }
    workgroupBarrier();
    for (var half_42 = hidden_8; half_42 > 0i; half_42 >>= 1u) {
      for (var pair_43 = i32(lane); pair_43 < 8i * half_42; pair_43 += 64i) {
        let left_44 = pair_43 / half_42 * 16i + pair_43 % half_42;
        pool[left_44] = bitcast<u32>(bitcast<f32>(pool[left_44]) + bitcast<f32>(pool[left_44 + half_42]));
      }
      workgroupBarrier();
    }
    if (lane < 2u) {
      for (var c_47 = 0i; c_47 < 4i && tile_38 + c_47 * 256i < 1024i; c_47++) {
        u_36[n_37 & 15i] += bitcast<f32>(pool[i32(lane) * 64i + c_47 * 16i]);
        n_37++;
      }
    }
    workgroupBarrier();
    if (lane < 2u) {
      pool[lane] = bitcast<u32>(halves16(u_36));
    }
    workgroupBarrier();
    let f_45 = bitcast<f32>(pool[0]);
    let f_46 = bitcast<f32>(pool[1]);
    workgroupBarrier();
    pool[lane] = bitcast<u32>(a_22);
    pool[64u + lane] = bitcast<u32>(a_23);
    pool[128u + lane] = bitcast<u32>(a_24);
    workgroupBarrier();
    for (var half_48 = u32(hidden_32); half_48 > 0u; half_48 >>= 1u) {
      if (lane < half_48) {
        let o_49 = bitcast<f32>(pool[lane + half_48]);
        a_22 = select(a_22, o_49, o_49 > a_22);
        pool[lane] = bitcast<u32>(a_22);
        let o_50 = bitcast<i32>(pool[64u + lane + half_48]);
        a_23 += o_50;
        pool[64u + lane] = bitcast<u32>(a_23);
        let o_51 = bitcast<i32>(pool[128u + lane + half_48]);
        a_24 += o_51;
        pool[128u + lane] = bitcast<u32>(a_24);
      }
      workgroupBarrier();
    }
    let f_52 = bitcast<f32>(pool[0]);
    let f_53 = bitcast<i32>(pool[64]);
    let f_54 = bitcast<i32>(pool[128]);
    workgroupBarrier();
    let v_55 = f_45 / 1048576f;
    var u_69 = array<f32, 16>();
    var n_70 = 0i;
    let tile_71 = 0i;
    for (var slot_72 = i32(lane); slot_72 < hidden_128; slot_72 += 64i) {
      var s_56 = 0f;
      var s_57 = 0f;
      var s_58 = 0f;
      var s_59 = 0f;
      let begin_73 = tile_71 + slot_72 / 16i * 256i;
      let end_74 = min(begin_73 + 256i, 2048i);
      for (var p_60 = begin_73 + slot_72 % 16i; p_60 < end_74; p_60 += 16i) {
        let j4_2 = p_60 % 16i;
        let q_61 = p_60 / 16i;
        let j3_3 = q_61 % 2i;
        let q_62 = q_61 / 2i;
        let j2_2 = q_62 % 4i;
        let q_63 = q_62 / 4i;
        let j1_2 = q_63 % 4i;
        let j0_3 = q_63 / 4i;
        let v_65 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3) * 16i + j4_2]);
        let v_66 = ((f32(j0_3) * 0.5f) - 0.75f) * v_65;
        let v_67 = ((f32(j1_2) * 0.5f) - 0.75f) * v_65;
        let v_68 = ((f32(j2_2) * 0.5f) - 0.75f) * v_65;
        s_56 += v_66;
        s_57 += v_67;
        s_58 += v_68;
        s_59 += v_65;
      }
      pool[slot_72] = bitcast<u32>(s_56);
      pool[128i + slot_72] = bitcast<u32>(s_57);
      pool[256i + slot_72] = bitcast<u32>(s_58);
      pool[384i + slot_72] = bitcast<u32>(s_59);
    }
    workgroupBarrier();
    for (var half_75 = hidden_8; half_75 > 0i; half_75 >>= 1u) {
      for (var pair_76 = i32(lane); pair_76 < 32i * half_75; pair_76 += 64i) {
        let left_77 = pair_76 / half_75 * 16i + pair_76 % half_75;
        pool[left_77] = bitcast<u32>(bitcast<f32>(pool[left_77]) + bitcast<f32>(pool[left_77 + half_75]));
      }
      workgroupBarrier();
    }
    if (lane < 4u) {
      for (var c_82 = 0i; c_82 < 8i && tile_71 + c_82 * 256i < 2048i; c_82++) {
        u_69[n_70 & 15i] += bitcast<f32>(pool[i32(lane) * 128i + c_82 * 16i]);
        n_70++;
      }
    }
    workgroupBarrier();
    if (lane < 4u) {
      pool[lane] = bitcast<u32>(halves16(u_69));
    }
    workgroupBarrier();
    let f_78 = bitcast<f32>(pool[0]);
    let f_79 = bitcast<f32>(pool[1]);
    let f_80 = bitcast<f32>(pool[2]);
    let f_81 = bitcast<f32>(pool[3]);
    workgroupBarrier();
    let v_83 = (v_55 * 2048f) + 2.0480000972747803f;
    let v_84 = f_81 / 2048f;
    let v_85 = bitcast<i32>(arena[at_mended + unit]) + f_54;
    if (lane == 0u) {
      arena[at_energy + unit] = bitcast<u32>(v_55);
      arena[at_moments + unit * 4i + 0i] = bitcast<u32>(f_78 / v_83);
      arena[at_moments + unit * 4i + 1i] = bitcast<u32>(f_79 / v_83);
      arena[at_moments + unit * 4i + 2i] = bitcast<u32>(f_80 / v_83);
      arena[at_variance + unit] = bitcast<u32>((f_46 / 1048576f) - (v_84 * v_84));
      arena[at_maximum + unit] = bitcast<u32>(f_52);
      arena[at_sparsity + unit] = bitcast<u32>(f32(f_53) / 1048576f);
      arena[at_mended + unit] = bitcast<u32>(v_85);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var i1 = i32(lane); i1 < 96i; i1 += 64i) {
      var s_87 = array<f32, 16>();
      for (var l_86 = 0i; l_86 < 16i; l_86++) {
        let j0_4 = l_86;
        let v_89 = bitcast<i32>(arena[at_featureCell + i1 * 16i + j0_4]);
        let v_90 = bitcast<f32>(arena[at_means + ((((unit * 4i + clampAt(divSigned(v_89, 16i), 4i)) * 4i + clampAt(remSigned(divSigned(v_89, 4i), 4i), 4i)) * 4i + clampAt(remSigned(v_89, 4i), 4i)) * 4i + clampAt(bitcast<i32>(arena[at_featureGroup + i1 * 16i + j0_4]), 4i)) * 16i + clampAt(bitcast<i32>(arena[at_featureLane + i1 * 16i + j0_4]), 16i)]);
        let v_91 = bitcast<f32>(arena[at_featureSign + i1 * 16i + j0_4]) * v_90;
        s_87[l_86] += v_91;
      }
      let f_88 = halves16(s_87);
      arena[at_featureRaw + unit * 96i + i1] = bitcast<u32>(f_88);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_95 = bitcast<i32>(arena[at_age + unit]);
    let v_96 = select(0f, 0.0010000000474974513f, bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    let v_97 = 1f / f32(v_95 + 1i);
    let v_98 = select(maxFloat(v_96, v_97), maxFloat(v_96, v_97 * select(0f, 1f, v_96 > 0f)), v_95 > 100i);
    for (var i1 = i32(lane); i1 < 96i; i1 += 64i) {
      let v_94 = bitcast<f32>(arena[at_featureMean + unit * 96i + i1]);
      let v_99 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1]);
      let v_100 = v_94 + (v_98 * (v_99 - v_94));
      let v_101 = bitcast<f32>(arena[at_featureVariance + unit * 96i + i1]);
      let v_102 = v_99 - v_100;
      arena[at_featureMean + unit * 96i + i1] = bitcast<u32>(v_100);
      arena[at_featureVariance + unit * 96i + i1] = bitcast<u32>(v_101 + (v_98 * ((v_102 * v_102) - v_101)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_105 = bitcast<f32>(arena[at_knobs + unit * 22i + 18i]);
    for (var i1 = i32(lane); i1 < 96i; i1 += 64i) {
      let v_103 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1]) - bitcast<f32>(arena[at_featureMean + unit * 96i + i1]);
      let v_104 = maxFloat(bitcast<f32>(arena[at_featureVariance + unit * 96i + i1]), 1.5642383222047584e-10f);
      arena[at_phi + unit * 160i + i1] = bitcast<u32>(minFloat(maxFloat(v_103 / sqrt(v_104), -5f), 5f) * v_105);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeSensors
    for (var i1_2 = i32(lane); i1_2 < 24i; i1_2 += 64i) {
      let v_106 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_2]);
      let v_107 = bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_2]);
      arena[at_phi + unit * 160i + (i1_2 + 96i)] = bitcast<u32>(v_106);
      arena[at_phi + unit * 160i + (i1_2 + 120i)] = bitcast<u32>(v_107);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeMotors
    for (var i1_3 = i32(lane); i1_3 < 4i; i1_3 += 64i) {
      arena[at_phi + unit * 160i + (i1_3 + 144i)] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_3]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeConstant
    for (var row_108 = i32(lane); row_108 < 1i; row_108 += 64i) {
      arena[at_phi + unit * 160i + 148i] = bitcast<u32>(1f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: value
    let v_109 = bitcast<i32>(arena[at_age + unit]) > 0i;
    let tile_118 = 0i;
    for (var slot_119 = i32(lane); slot_119 < hidden_16; slot_119 += 64i) {
      var s_110 = 0f;
      var s_111 = 0f;
      var s_112 = 0f;
      let begin_120 = tile_118;
      let end_121 = min(begin_120 + 256i, 160i);
      for (var j0_5 = begin_120 + slot_119 % 16i; j0_5 < end_121; j0_5 += 16i) {
        let v_113 = bitcast<f32>(arena[at_critic + unit * 160i + j0_5]);
        let v_114 = bitcast<f32>(arena[at_phi + unit * 160i + j0_5]);
        let v_115 = v_113 * v_114;
        let v_116 = v_114 * v_114;
        let v_117 = v_113 * v_113;
        s_110 += v_115;
        s_111 += v_116;
        s_112 += v_117;
      }
      pool[slot_119] = bitcast<u32>(s_110);
      pool[16i + slot_119] = bitcast<u32>(s_111);
      pool[32i + slot_119] = bitcast<u32>(s_112);
    }
    workgroupBarrier();
    for (var half_122 = hidden_8; half_122 > 0i; half_122 >>= 1u) {
      for (var pair_123 = i32(lane); pair_123 < 3i * half_122; pair_123 += 64i) {
        let left_124 = pair_123 / half_122 * 16i + pair_123 % half_122;
        pool[left_124] = bitcast<u32>(bitcast<f32>(pool[left_124]) + bitcast<f32>(pool[left_124 + half_122]));
      }
      workgroupBarrier();
    }
    let f_125 = bitcast<f32>(pool[0]);
    let f_126 = bitcast<f32>(pool[16]);
    let f_127 = bitcast<f32>(pool[32]);
    workgroupBarrier();
    let v_128 = (bitcast<f32>(arena[at_reward + unit]) + (f_125 * 0.9700000286102295f)) - bitcast<f32>(arena[at_value + unit]);
    let v_129 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 16i]);
    let v_130 = select(0f, v_129 * (v_128 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f)), v_109);
    let v_131 = bitcast<f32>(arena[at_exploration + unit]) * (1f - bitcast<f32>(arena[at_confidence + unit]));
    if (lane == 0u) {
      arena[at_temporalDifference + unit] = bitcast<u32>(select(0f, v_128, v_109));
      arena[at_actStep + unit] = bitcast<u32>(v_130);
      arena[at_value + unit] = bitcast<u32>(f_125);
      arena[at_featurePower + unit] = bitcast<u32>(f_126);
      arena[at_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_127, 9.999999960041972e-13f)), 1f));
      arena[at_sigma + unit] = bitcast<u32>(maxFloat(0.30000001192092896f * v_131, 0.10000000149011612f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    let v_132 = bitcast<f32>(arena[at_patternOn + unit]) * bitcast<f32>(arena[at_patternRank + unit]);
    let v_133 = (v_132 * 0.5f) + 0.5f;
    let v_134 = bitcast<f32>(arena[at_moments + unit * 4i + 2i]) * 0.5f;
    let v_135 = bitcast<f32>(arena[at_moments + unit * 4i + 1i]) * 5f;
    let v_136 = bitcast<f32>(arena[at_moments + unit * 4i + 0i]) * 5f;
    let v_138 = bitcast<f32>(arena[at_knobs + unit * 22i + 14i]);
    let v_153 = bitcast<f32>(arena[at_knobs + unit * 22i + 15i]);
    for (var i1_4 = 0i; i1_4 < 4i; i1_4 += 1i) {
      let v_137 = select(select(select(0f, v_136, i1_4 == 0i), v_135, i1_4 == 1i), v_134, i1_4 == 3i);
      let tile_144 = 0i;
      for (var slot_145 = i32(lane); slot_145 < hidden_16; slot_145 += 64i) {
        var s_139 = 0f;
        var s_140 = 0f;
        let begin_146 = tile_144;
        let end_147 = min(begin_146 + 256i, 160i);
        for (var j0_6 = begin_146 + slot_145 % 16i; j0_6 < end_147; j0_6 += 16i) {
          let v_141 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_4) * 160i + j0_6]);
          let v_142 = v_141 * bitcast<f32>(arena[at_phi + unit * 160i + j0_6]);
          let v_143 = v_141 * v_141;
          s_139 += v_142;
          s_140 += v_143;
        }
        pool[slot_145] = bitcast<u32>(s_139);
        pool[16i + slot_145] = bitcast<u32>(s_140);
      }
      workgroupBarrier();
      for (var half_148 = hidden_8; half_148 > 0i; half_148 >>= 1u) {
        for (var pair_149 = i32(lane); pair_149 < 2i * half_148; pair_149 += 64i) {
          let left_150 = pair_149 / half_148 * 16i + pair_149 % half_148;
          pool[left_150] = bitcast<u32>(bitcast<f32>(pool[left_150]) + bitcast<f32>(pool[left_150 + half_148]));
        }
        workgroupBarrier();
      }
      let f_151 = bitcast<f32>(pool[0]);
      let f_152 = bitcast<f32>(pool[16]);
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_intention + unit * 4i + i1_4] = bitcast<u32>((select(v_137, v_133, i1_4 == 4i) * v_138) + (f_151 * v_153));
        arena[at_actorBound + unit * 4i + i1_4] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_152, 9.999999960041972e-13f)), 1f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_155 = arena[at_seed + unit];
    let v_156 = bitcast<u32>(bitcast<i32>(arena[at_age + unit])) + 4u;
    let v_157 = (0u + v_155) + v_156;
    let v_158 = ((v_156 << 13u) ^ (v_156 >> 19u)) ^ v_157;
    let v_159 = v_157 + v_158;
    let v_160 = ((v_158 << 15u) ^ (v_158 >> 17u)) ^ v_159;
    let v_161 = v_159 + v_160;
    let v_162 = ((v_160 << 26u) ^ (v_160 >> 6u)) ^ v_161;
    let v_163 = v_161 + v_162;
    let v_164 = (v_155 ^ 4u) ^ 466688986u;
    let v_165 = ((((v_162 << 6u) ^ (v_162 >> 26u)) ^ v_163) + v_164) + 1u;
    let v_166 = (v_163 + 4u) + v_165;
    let v_167 = ((v_165 << 17u) ^ (v_165 >> 15u)) ^ v_166;
    let v_168 = v_166 + v_167;
    let v_169 = ((v_167 << 29u) ^ (v_167 >> 3u)) ^ v_168;
    let v_170 = v_168 + v_169;
    let v_171 = ((v_169 << 16u) ^ (v_169 >> 16u)) ^ v_170;
    let v_172 = v_170 + v_171;
    let v_173 = ((((v_171 << 24u) ^ (v_171 >> 8u)) ^ v_172) + v_155) + 2u;
    let v_174 = (v_172 + v_164) + v_173;
    let v_175 = ((v_173 << 13u) ^ (v_173 >> 19u)) ^ v_174;
    let v_176 = v_174 + v_175;
    let v_177 = ((v_175 << 15u) ^ (v_175 >> 17u)) ^ v_176;
    let v_178 = v_176 + v_177;
    let v_179 = ((v_177 << 26u) ^ (v_177 >> 6u)) ^ v_178;
    let v_180 = v_178 + v_179;
    let v_181 = ((((v_179 << 6u) ^ (v_179 >> 26u)) ^ v_180) + 4u) + 3u;
    let v_182 = (v_180 + v_155) + v_181;
    let v_185 = ((v_181 << 17u) ^ (v_181 >> 15u)) ^ v_182;
    let v_195 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    let v_196 = bitcast<f32>(arena[at_sigma + unit]) * (bitcast<f32>(arena[at_knobs + unit * 22i + 17i]) * select(0f, 1f, v_195 > 0f));
    let v_197 = v_196 > 0f;
    let v_198 = maxFloat(v_196, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_199 = bitcast<f32>(arena[at_confidence + unit]);
    var a_201 = fromBits(0xff800000u);
    for (var j0_7 = 0i; j0_7 < 4i; j0_7++) {
      let v_202 = select(abs(bitcast<f32>(arena[at_intention + unit * 4i + j0_7])), 0f, j0_7 == 4i);
      a_201 = select(a_201, v_202, v_202 > a_201);
    }
    let v_203 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 22i + 11i]);
    let v_204 = (((v_199 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * select(1f, 1.2000000476837158f, v_203 > 0.5f);
    let v_205 = select(v_204, 0.05000000074505806f / maxFloat(a_201, 9.99999993922529e-9f), (a_201 < 0.05000000074505806f) && (a_201 > 9.99999993922529e-9f));
    let v_206 = select(v_205, ((0.30000001192092896f - v_199) * 2f) + 1.5f, v_199 < 0.30000001192092896f);
    let v_209 = (v_195 * bitcast<f32>(arena[at_knobs + unit * 22i + 16i])) * 0.20000000298023224f;
    let v_210 = v_209 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f);
    for (var i1_5 = i32(lane); i1_5 < 4i; i1_5 += 64i) {
      let v_154 = bitcast<u32>(i1_5);
      let v_183 = v_154 + v_182;
      let v_184 = (v_183 ^ (v_183 >> 16u)) * 4239568231u;
      let v_186 = ((v_184 ^ (v_184 >> 13u)) + v_185) * 1228438113u;
      let v_187 = v_186 ^ (v_186 >> 17u);
      let v_188 = v_154 + v_185;
      let v_189 = (v_188 ^ (v_188 >> 16u)) * 4239568231u;
      let v_190 = ((v_189 ^ (v_189 >> 13u)) + v_182) * 1228438113u;
      let v_191 = v_190 ^ (v_190 >> 17u);
      let v_192 = ((v_187 & 16711935u) + ((v_187 >> 8u) & 16711935u)) + ((v_191 & 16711935u) + ((v_191 >> 8u) & 16711935u));
      let v_193 = (f32(bitcast<i32>((v_192 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_194 = (bitcast<f32>(arena[at_wander + unit * 4i + i1_5]) * 0.800000011920929f) + v_193;
      let v_207 = bitcast<f32>(arena[at_intention + unit * 4i + i1_5]) * select(v_206, 1f, i1_5 == 4i);
      let v_208 = minFloat(maxFloat(v_207, -1f), 1f);
      let v_211 = minFloat(maxFloat(v_208 + (v_194 * v_196), -1f), 1f);
      arena[at_wander + unit * 4i + i1_5] = bitcast<u32>(v_194);
      arena[at_noiseNews + unit * 4i + i1_5] = bitcast<u32>(select(0f, v_193 / v_198, v_197));
      arena[at_excess + unit * 4i + i1_5] = bitcast<u32>((v_207 - v_208) * v_210);
      arena[at_motors + unit * 4i + i1_5] = bitcast<u32>(select(0f, v_211, v_211 == v_211));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_215 = bitcast<f32>(arena[at_actStep + unit]) * 0.009999999776482582f;
    let v_219 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    for (var row_212 = i32(lane); row_212 < 640i; row_212 += 64i) {
      let i2 = row_212 % 160i;
      let i1_6 = row_212 / 160i;
      let v_214 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_6) * 160i + i2]) * bitcast<f32>(arena[at_actorBound + unit * 4i + i1_6]);
      let v_216 = bitcast<f32>(arena[at_actorTrace + (unit * 4i + i1_6) * 160i + i2]);
      let v_217 = bitcast<f32>(arena[at_phi + unit * 160i + i2]);
      let v_218 = (v_214 + (v_215 * v_216)) - (bitcast<f32>(arena[at_excess + unit * 4i + i1_6]) * v_217);
      let v_220 = (v_216 * 0.7799999713897705f) + ((bitcast<f32>(arena[at_noiseNews + unit * 4i + i1_6]) * v_219) * v_217);
      arena[at_actor + (unit * 4i + i1_6) * 160i + i2] = bitcast<u32>(v_218);
      arena[at_actorTrace + (unit * 4i + i1_6) * 160i + i2] = bitcast<u32>(v_220);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnCritic
    let v_221 = bitcast<f32>(arena[at_criticBound + unit]);
    let v_222 = bitcast<f32>(arena[at_actStep + unit]) * 0.10000000149011612f;
    for (var i1_7 = i32(lane); i1_7 < 160i; i1_7 += 64i) {
      let v_223 = bitcast<f32>(arena[at_criticTrace + unit * 160i + i1_7]);
      let v_224 = (bitcast<f32>(arena[at_critic + unit * 160i + i1_7]) * v_221) + (v_222 * v_223);
      let v_225 = (v_223 * 0.8700000047683716f) + bitcast<f32>(arena[at_phi + unit * 160i + i1_7]);
      arena[at_critic + unit * 160i + i1_7] = bitcast<u32>(v_224);
      arena[at_criticTrace + unit * 160i + i1_7] = bitcast<u32>(v_225);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: foresee
    for (var i1_8 = i32(lane); i1_8 < 24i; i1_8 += 64i) {
      let v_226 = bitcast<f32>(arena[at_fast + unit * 24i + i1_8]);
      let v_227 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_8]);
      let v_228 = v_226 + ((v_227 - v_226) * 0.10000000149011612f);
      let v_229 = bitcast<f32>(arena[at_slow + unit * 24i + i1_8]);
      let v_230 = v_229 + ((v_227 - v_229) * 0.009999999776482582f);
      let v_231 = maxFloat((v_227 * 2f) - bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_8]), -10f);
      var s_233 = array<f32, 16>();
      for (var b_237 = 0i; b_237 < 160i; b_237 += 16i) {
        for (var l_232 = 0i; l_232 < 16i; l_232++) {
          let j0_8 = b_237 + l_232;
          let v_235 = bitcast<f32>(arena[at_readout + (unit * 24i + i1_8) * 160i + j0_8]) * bitcast<f32>(arena[at_phi + unit * 160i + j0_8]);
          s_233[l_232] += v_235;
        }
      }
      let f_234 = halves16(s_233);
      arena[at_fast + unit * 24i + i1_8] = bitcast<u32>(v_228);
      arena[at_slow + unit * 24i + i1_8] = bitcast<u32>(v_230);
      arena[at_members + (unit * 4i + 0i) * 24i + i1_8] = bitcast<u32>(minFloat(v_231, 10f));
      arena[at_members + (unit * 4i + 1i) * 24i + i1_8] = bitcast<u32>(v_228);
      arena[at_members + (unit * 4i + 2i) * 24i + i1_8] = bitcast<u32>(v_230);
      arena[at_members + (unit * 4i + 3i) * 24i + i1_8] = bitcast<u32>(minFloat(maxFloat(f_234, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_239 = bitcast<f32>(arena[at_knobs + unit * 22i + 19i]);
    let v_242 = bitcast<f32>(arena[at_knobs + unit * 22i + 20i]);
    let v_247 = bitcast<f32>(arena[at_knobs + unit * 22i + 21i]);
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 64i) {
      let v_238 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 0i) * 24i + i1_9]) + 9.999999974752427e-7f;
      let v_240 = (1f / (v_238 * v_238)) * v_239;
      let v_241 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 1i) * 24i + i1_9]) + 9.999999974752427e-7f;
      let v_243 = (1f / (v_241 * v_241)) * v_242;
      let v_244 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 2i) * 24i + i1_9]) + 9.999999974752427e-7f;
      let v_245 = (1f / (v_244 * v_244)) * v_242;
      let v_246 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 3i) * 24i + i1_9]) + 9.999999974752427e-7f;
      let v_248 = (1f / (v_246 * v_246)) * v_247;
      let v_249 = ((v_240 + v_243) + v_245) + v_248;
      let v_250 = (v_240 * bitcast<f32>(arena[at_members + (unit * 4i + 0i) * 24i + i1_9])) + (v_243 * bitcast<f32>(arena[at_members + (unit * 4i + 1i) * 24i + i1_9]));
      let v_251 = v_250 + (v_245 * bitcast<f32>(arena[at_members + (unit * 4i + 2i) * 24i + i1_9]));
      let v_252 = v_251 + (v_248 * bitcast<f32>(arena[at_members + (unit * 4i + 3i) * 24i + i1_9]));
      arena[at_prediction + unit * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(select(v_252 / v_249, 0f, v_249 == 0f), -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: reportMotors
    for (var i1_10 = i32(lane); i1_10 < 4i; i1_10 += 64i) {
      arena[at_report + unit * 28i + i1_10] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_10]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    let v_254 = bitcast<i32>(arena[at_age + unit]);
    let v_255 = v_254 + 1i;
    let v_256 = f32(v_255);
    let v_257 = bitcast<f32>(arena[at_confidence + unit]);
    let v_258 = bitcast<f32>(arena[at_error + unit]);
    let v_259 = bitcast<f32>(arena[at_meanError + unit]);
    let v_260 = bitcast<f32>(arena[at_energy + unit]);
    let v_261 = bitcast<f32>(arena[at_maximum + unit]);
    let v_262 = bitcast<f32>(arena[at_sparsity + unit]);
    let v_263 = bitcast<f32>(arena[at_novelty + unit]);
    let v_264 = bitcast<f32>(arena[at_match + unit * 5i + 0i]);
    let v_265 = f32(bitcast<i32>(arena[at_matchRow + unit * 5i + 0i]));
    let v_266 = bitcast<f32>(arena[at_exploration + unit]);
    let v_267 = f32(bitcast<i32>(arena[at_cognition + unit]));
    let v_268 = bitcast<f32>(arena[at_value + unit]);
    let v_269 = bitcast<f32>(arena[at_temporalDifference + unit]);
    let v_270 = bitcast<f32>(arena[at_gate + unit]);
    let v_271 = bitcast<f32>(arena[at_hold + unit]);
    let v_272 = bitcast<f32>(arena[at_patternRank + unit]);
    let v_273 = bitcast<f32>(arena[at_patternOn + unit]);
    let v_274 = f32(bitcast<i32>(arena[at_badInputs + unit]));
    let v_275 = f32(bitcast<i32>(arena[at_mended + unit]));
    let v_276 = bitcast<f32>(arena[at_information + unit]);
    let v_277 = bitcast<f32>(arena[at_drive + unit]);
    let v_278 = f32(bitcast<i32>(arena[at_activeCells + unit]));
    let v_279 = f32(bitcast<i32>(arena[at_stored + unit]));
    let v_280 = select(v_255, v_254, v_254 > 1073741824i);
    for (var row_253 = i32(lane); row_253 < 1i; row_253 += 64i) {
      arena[at_report + unit * 28i + 4i] = bitcast<u32>(v_256);
      arena[at_report + unit * 28i + 5i] = bitcast<u32>(v_257);
      arena[at_report + unit * 28i + 6i] = bitcast<u32>(v_258);
      arena[at_report + unit * 28i + 7i] = bitcast<u32>(v_259);
      arena[at_report + unit * 28i + 8i] = bitcast<u32>(v_260);
      arena[at_report + unit * 28i + 9i] = bitcast<u32>(v_261);
      arena[at_report + unit * 28i + 10i] = bitcast<u32>(v_262);
      arena[at_report + unit * 28i + 11i] = bitcast<u32>(v_263);
      arena[at_report + unit * 28i + 12i] = bitcast<u32>(v_264);
      arena[at_report + unit * 28i + 13i] = bitcast<u32>(v_265);
      arena[at_report + unit * 28i + 14i] = bitcast<u32>(v_266);
      arena[at_report + unit * 28i + 15i] = bitcast<u32>(v_267);
      arena[at_report + unit * 28i + 16i] = bitcast<u32>(v_268);
      arena[at_report + unit * 28i + 17i] = bitcast<u32>(v_269);
      arena[at_report + unit * 28i + 18i] = bitcast<u32>(v_270);
      arena[at_report + unit * 28i + 19i] = bitcast<u32>(v_271);
      arena[at_report + unit * 28i + 20i] = bitcast<u32>(v_272);
      arena[at_report + unit * 28i + 21i] = bitcast<u32>(v_273);
      arena[at_report + unit * 28i + 22i] = bitcast<u32>(v_274);
      arena[at_report + unit * 28i + 23i] = bitcast<u32>(v_275);
      arena[at_report + unit * 28i + 24i] = bitcast<u32>(v_276);
      arena[at_report + unit * 28i + 25i] = bitcast<u32>(v_277);
      arena[at_report + unit * 28i + 26i] = bitcast<u32>(v_278);
      arena[at_report + unit * 28i + 27i] = bitcast<u32>(v_279);
      arena[at_age + unit] = bitcast<u32>(v_280);
    }
  }
}
@compute @workgroup_size(64)
fn stage3(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_B = i32(params[2].y);
  let units0 = size_B;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = size_B;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1(group - end0, lane);
  }
  let units2 = size_B;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2(group - end1, lane);
  }
}
