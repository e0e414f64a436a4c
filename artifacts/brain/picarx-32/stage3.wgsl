// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+activate+measure+measureMoments+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+intend+cortex+move+learnActor+learnCritic+foresee+agree+reportMotors+report+grow
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 384>;
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
  let at_variance = i32(params[16].y);
  let at_means = i32(params[15].z);
  let hidden_128 = 128i + bitcast<i32>(params[48].z);
  let at_maximum = i32(params[16].z);
  let at_sparsity = i32(params[16].w);
  let at_mended = i32(params[17].z);
  let at_moments = i32(params[17].y);
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
  let at_sigma = i32(params[45].x);
  let at_exploration = i32(params[10].y);
  let at_confidence = i32(params[9].y);
  let at_intention = i32(params[43].w);
  let at_patternOn = i32(params[24].x);
  let at_patternRank = i32(params[23].w);
  let at_actor = i32(params[27].w);
  let at_actorBound = i32(params[44].x);
  let at_cortexGain = i32(params[44].w);
  let at_novelty = i32(params[20].w);
  let at_wander = i32(params[27].z);
  let at_seed = i32(params[4].z);
  let at_noiseNews = i32(params[45].y);
  let at_excess = i32(params[45].z);
  let at_actorTrace = i32(params[28].x);
  let at_criticTrace = i32(params[28].z);
  let at_fast = i32(params[30].y);
  let at_slow = i32(params[30].z);
  let at_members = i32(params[29].w);
  let at_readout = i32(params[30].w);
  let at_prediction = i32(params[29].z);
  let at_memberErrors = i32(params[30].x);
  let at_report = i32(params[45].w);
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
    var u_62 = array<f32, 16>();
    var n_63 = 0i;
    let tile_64 = 0i;
    for (var slot_65 = i32(lane); slot_65 < hidden_128; slot_65 += 64i) {
      var s_55 = 0f;
      let begin_66 = tile_64 + slot_65 / 16i * 256i;
      let end_67 = min(begin_66 + 256i, 2048i);
      for (var p_56 = begin_66 + slot_65 % 16i; p_56 < end_67; p_56 += 16i) {
        let j4_2 = p_56 % 16i;
        let q_57 = p_56 / 16i;
        let j3_3 = q_57 % 2i;
        let q_58 = q_57 / 2i;
        let j2_2 = q_58 % 4i;
        let q_59 = q_58 / 4i;
        let j1_2 = q_59 % 4i;
        let j0_3 = q_59 / 4i;
        let v_61 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3) * 16i + j4_2]);
        s_55 += v_61;
      }
      pool[slot_65] = bitcast<u32>(s_55);
    }
    workgroupBarrier();
    for (var half_68 = hidden_8; half_68 > 0i; half_68 >>= 1u) {
      for (var pair_69 = i32(lane); pair_69 < 8i * half_68; pair_69 += 64i) {
        let left_70 = pair_69 / half_68 * 16i + pair_69 % half_68;
        pool[left_70] = bitcast<u32>(bitcast<f32>(pool[left_70]) + bitcast<f32>(pool[left_70 + half_68]));
      }
      workgroupBarrier();
    }
    if (lane < 1u) {
      for (var c_72 = 0i; c_72 < 8i && tile_64 + c_72 * 256i < 2048i; c_72++) {
        u_62[n_63 & 15i] += bitcast<f32>(pool[i32(lane) * 128i + c_72 * 16i]);
        n_63++;
      }
    }
    workgroupBarrier();
    if (lane < 1u) {
      pool[lane] = bitcast<u32>(halves16(u_62));
    }
    workgroupBarrier();
    let f_71 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    let v_73 = f_71 / 2048f;
    let v_74 = bitcast<i32>(arena[at_mended + unit]) + f_54;
    if (lane == 0u) {
      arena[at_energy + unit] = bitcast<u32>(f_45 / 1048576f);
      arena[at_variance + unit] = bitcast<u32>((f_46 / 1048576f) - (v_73 * v_73));
      arena[at_maximum + unit] = bitcast<u32>(f_52);
      arena[at_sparsity + unit] = bitcast<u32>(f32(f_53) / 1048576f);
      arena[at_mended + unit] = bitcast<u32>(v_74);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureMoments
    var u_87 = array<f32, 16>();
    var n_88 = 0i;
    let tile_89 = 0i;
    for (var slot_90 = i32(lane); slot_90 < hidden_128; slot_90 += 64i) {
      var s_75 = 0f;
      var s_76 = 0f;
      var s_77 = 0f;
      let begin_91 = tile_89 + slot_90 / 16i * 256i;
      let end_92 = min(begin_91 + 256i, 2048i);
      for (var p_78 = begin_91 + slot_90 % 16i; p_78 < end_92; p_78 += 16i) {
        let j4_3 = p_78 % 16i;
        let q_79 = p_78 / 16i;
        let j3_4 = q_79 % 2i;
        let q_80 = q_79 / 2i;
        let j2_3 = q_80 % 4i;
        let q_81 = q_80 / 4i;
        let j1_3 = q_81 % 4i;
        let j0_4 = q_81 / 4i;
        let v_83 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0_4) * 4i + j1_3) * 4i + j2_3) * 4i + j3_4) * 16i + j4_3]);
        let v_84 = ((f32(j2_3) * 0.5f) - 0.75f) * v_83;
        let v_85 = ((f32(j1_3) * 0.5f) - 0.75f) * v_83;
        let v_86 = ((f32(j0_4) * 0.5f) - 0.75f) * v_83;
        s_75 += v_84;
        s_76 += v_85;
        s_77 += v_86;
      }
      pool[slot_90] = bitcast<u32>(s_75);
      pool[128i + slot_90] = bitcast<u32>(s_76);
      pool[256i + slot_90] = bitcast<u32>(s_77);
    }
    workgroupBarrier();
    for (var half_93 = hidden_8; half_93 > 0i; half_93 >>= 1u) {
      for (var pair_94 = i32(lane); pair_94 < 24i * half_93; pair_94 += 64i) {
        let left_95 = pair_94 / half_93 * 16i + pair_94 % half_93;
        pool[left_95] = bitcast<u32>(bitcast<f32>(pool[left_95]) + bitcast<f32>(pool[left_95 + half_93]));
      }
      workgroupBarrier();
    }
    if (lane < 3u) {
      for (var c_99 = 0i; c_99 < 8i && tile_89 + c_99 * 256i < 2048i; c_99++) {
        u_87[n_88 & 15i] += bitcast<f32>(pool[i32(lane) * 128i + c_99 * 16i]);
        n_88++;
      }
    }
    workgroupBarrier();
    if (lane < 3u) {
      pool[lane] = bitcast<u32>(halves16(u_87));
    }
    workgroupBarrier();
    let f_96 = bitcast<f32>(pool[0]);
    let f_97 = bitcast<f32>(pool[1]);
    let f_98 = bitcast<f32>(pool[2]);
    workgroupBarrier();
    let v_100 = (bitcast<f32>(arena[at_energy + unit]) * 2048f) + 2.0480000972747803f;
    for (var i1 = 0i; i1 < 3i; i1 += 1i) {
      if (lane == 0u) {
        arena[at_moments + unit * 4i + i1] = bitcast<u32>(select(select(f_98, f_97, i1 == 1i), f_96, i1 == 2i) / v_100);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 64i) {
      var s_102 = array<f32, 16>();
      for (var l_101 = 0i; l_101 < 16i; l_101++) {
        let j0_5 = l_101;
        let v_104 = bitcast<i32>(arena[at_featureCell + i1_2 * 16i + j0_5]);
        let v_105 = bitcast<f32>(arena[at_means + ((((unit * 4i + clampAt(divSigned(v_104, 16i), 4i)) * 4i + clampAt(remSigned(divSigned(v_104, 4i), 4i), 4i)) * 4i + clampAt(remSigned(v_104, 4i), 4i)) * 4i + clampAt(bitcast<i32>(arena[at_featureGroup + i1_2 * 16i + j0_5]), 4i)) * 16i + clampAt(bitcast<i32>(arena[at_featureLane + i1_2 * 16i + j0_5]), 16i)]);
        let v_106 = bitcast<f32>(arena[at_featureSign + i1_2 * 16i + j0_5]) * v_105;
        s_102[l_101] += v_106;
      }
      let f_103 = halves16(s_102);
      arena[at_featureRaw + unit * 96i + i1_2] = bitcast<u32>(f_103);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_110 = bitcast<i32>(arena[at_age + unit]);
    let v_111 = select(0f, 0.0010000000474974513f, bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    let v_112 = 1f / f32(v_110 + 1i);
    let v_113 = select(maxFloat(v_111, v_112), maxFloat(v_111, v_112 * select(0f, 1f, v_111 > 0f)), v_110 > 100i);
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 64i) {
      let v_109 = bitcast<f32>(arena[at_featureMean + unit * 96i + i1_2]);
      let v_114 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1_2]);
      let v_115 = v_109 + (v_113 * (v_114 - v_109));
      let v_116 = bitcast<f32>(arena[at_featureVariance + unit * 96i + i1_2]);
      let v_117 = v_114 - v_115;
      arena[at_featureMean + unit * 96i + i1_2] = bitcast<u32>(v_115);
      arena[at_featureVariance + unit * 96i + i1_2] = bitcast<u32>(v_116 + (v_113 * ((v_117 * v_117) - v_116)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_120 = bitcast<f32>(arena[at_knobs + unit * 22i + 18i]);
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 64i) {
      let v_118 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1_2]) - bitcast<f32>(arena[at_featureMean + unit * 96i + i1_2]);
      let v_119 = maxFloat(bitcast<f32>(arena[at_featureVariance + unit * 96i + i1_2]), 9.99999993922529e-9f);
      arena[at_phi + unit * 160i + i1_2] = bitcast<u32>(minFloat(maxFloat(v_118 / sqrt(v_119), -5f), 5f) * v_120);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeSensors
    for (var i1_3 = i32(lane); i1_3 < 24i; i1_3 += 64i) {
      let v_121 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_3]);
      let v_122 = bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_3]);
      arena[at_phi + unit * 160i + (i1_3 + 96i)] = bitcast<u32>(v_121);
      arena[at_phi + unit * 160i + (i1_3 + 120i)] = bitcast<u32>(v_122);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeMotors
    for (var i1_4 = i32(lane); i1_4 < 4i; i1_4 += 64i) {
      arena[at_phi + unit * 160i + (i1_4 + 144i)] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_4]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeConstant
    for (var row_123 = i32(lane); row_123 < 1i; row_123 += 64i) {
      arena[at_phi + unit * 160i + 148i] = bitcast<u32>(1f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: value
    let v_124 = bitcast<i32>(arena[at_age + unit]) > 0i;
    let tile_133 = 0i;
    for (var slot_134 = i32(lane); slot_134 < hidden_16; slot_134 += 64i) {
      var s_125 = 0f;
      var s_126 = 0f;
      var s_127 = 0f;
      let begin_135 = tile_133;
      let end_136 = min(begin_135 + 256i, 160i);
      for (var j0_6 = begin_135 + slot_134 % 16i; j0_6 < end_136; j0_6 += 16i) {
        let v_128 = bitcast<f32>(arena[at_critic + unit * 160i + j0_6]);
        let v_129 = bitcast<f32>(arena[at_phi + unit * 160i + j0_6]);
        let v_130 = v_128 * v_129;
        let v_131 = v_129 * v_129;
        let v_132 = v_128 * v_128;
        s_125 += v_130;
        s_126 += v_131;
        s_127 += v_132;
      }
      pool[slot_134] = bitcast<u32>(s_125);
      pool[16i + slot_134] = bitcast<u32>(s_126);
      pool[32i + slot_134] = bitcast<u32>(s_127);
    }
    workgroupBarrier();
    for (var half_137 = hidden_8; half_137 > 0i; half_137 >>= 1u) {
      for (var pair_138 = i32(lane); pair_138 < 3i * half_137; pair_138 += 64i) {
        let left_139 = pair_138 / half_137 * 16i + pair_138 % half_137;
        pool[left_139] = bitcast<u32>(bitcast<f32>(pool[left_139]) + bitcast<f32>(pool[left_139 + half_137]));
      }
      workgroupBarrier();
    }
    let f_140 = bitcast<f32>(pool[0]);
    let f_141 = bitcast<f32>(pool[16]);
    let f_142 = bitcast<f32>(pool[32]);
    workgroupBarrier();
    let v_143 = (bitcast<f32>(arena[at_reward + unit]) + (f_140 * 0.9700000286102295f)) - bitcast<f32>(arena[at_value + unit]);
    let v_144 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 16i]);
    let v_145 = select(0f, v_144 * (v_143 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f)), v_124);
    let v_146 = bitcast<f32>(arena[at_exploration + unit]) * (1f - bitcast<f32>(arena[at_confidence + unit]));
    if (lane == 0u) {
      arena[at_temporalDifference + unit] = bitcast<u32>(select(0f, v_143, v_124));
      arena[at_actStep + unit] = bitcast<u32>(v_145);
      arena[at_value + unit] = bitcast<u32>(f_140);
      arena[at_featurePower + unit] = bitcast<u32>(f_141);
      arena[at_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_142, 9.999999960041972e-13f)), 1f));
      arena[at_sigma + unit] = bitcast<u32>(maxFloat(0.30000001192092896f * v_146, 0.10000000149011612f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    let v_147 = bitcast<f32>(arena[at_patternOn + unit]) * bitcast<f32>(arena[at_patternRank + unit]);
    let v_148 = (v_147 * 0.5f) + 0.5f;
    let v_149 = bitcast<f32>(arena[at_moments + unit * 4i + 2i]) * 0.5f;
    let v_150 = bitcast<f32>(arena[at_moments + unit * 4i + 1i]) * 5f;
    let v_151 = bitcast<f32>(arena[at_moments + unit * 4i + 0i]) * 5f;
    let v_153 = bitcast<f32>(arena[at_knobs + unit * 22i + 14i]);
    let v_168 = bitcast<f32>(arena[at_knobs + unit * 22i + 15i]);
    for (var i1_5 = 0i; i1_5 < 4i; i1_5 += 1i) {
      let v_152 = select(select(select(0f, v_151, i1_5 == 0i), v_150, i1_5 == 1i), v_149, i1_5 == 3i);
      let tile_159 = 0i;
      for (var slot_160 = i32(lane); slot_160 < hidden_16; slot_160 += 64i) {
        var s_154 = 0f;
        var s_155 = 0f;
        let begin_161 = tile_159;
        let end_162 = min(begin_161 + 256i, 160i);
        for (var j0_7 = begin_161 + slot_160 % 16i; j0_7 < end_162; j0_7 += 16i) {
          let v_156 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_5) * 160i + j0_7]);
          let v_157 = v_156 * bitcast<f32>(arena[at_phi + unit * 160i + j0_7]);
          let v_158 = v_156 * v_156;
          s_154 += v_157;
          s_155 += v_158;
        }
        pool[slot_160] = bitcast<u32>(s_154);
        pool[16i + slot_160] = bitcast<u32>(s_155);
      }
      workgroupBarrier();
      for (var half_163 = hidden_8; half_163 > 0i; half_163 >>= 1u) {
        for (var pair_164 = i32(lane); pair_164 < 2i * half_163; pair_164 += 64i) {
          let left_165 = pair_164 / half_163 * 16i + pair_164 % half_163;
          pool[left_165] = bitcast<u32>(bitcast<f32>(pool[left_165]) + bitcast<f32>(pool[left_165 + half_163]));
        }
        workgroupBarrier();
      }
      let f_166 = bitcast<f32>(pool[0]);
      let f_167 = bitcast<f32>(pool[16]);
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_intention + unit * 4i + i1_5] = bitcast<u32>((select(v_152, v_148, i1_5 == 4i) * v_153) + (f_166 * v_168));
        arena[at_actorBound + unit * 4i + i1_5] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_167, 9.999999960041972e-13f)), 1f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: cortex
    let v_170 = bitcast<f32>(arena[at_confidence + unit]);
    var a_172 = fromBits(0xff800000u);
    for (var j0_8 = 0i; j0_8 < 4i; j0_8++) {
      let v_173 = select(abs(bitcast<f32>(arena[at_intention + unit * 4i + j0_8])), 0f, j0_8 == 4i);
      a_172 = select(a_172, v_173, v_173 > a_172);
    }
    let v_174 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 22i + 11i]);
    let v_175 = (((v_170 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * select(1f, 1.2000000476837158f, v_174 > 0.5f);
    let v_176 = select(v_175, 0.05000000074505806f / maxFloat(a_172, 9.99999993922529e-9f), (a_172 < 0.05000000074505806f) && (a_172 > 9.99999993922529e-9f));
    let v_177 = select(v_176, ((0.30000001192092896f - v_170) * 2f) + 1.5f, v_170 < 0.30000001192092896f);
    for (var row_169 = i32(lane); row_169 < 1i; row_169 += 64i) {
      arena[at_cortexGain + unit] = bitcast<u32>(v_177);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_179 = arena[at_seed + unit];
    let v_180 = bitcast<u32>(bitcast<i32>(arena[at_age + unit])) + 4u;
    let v_181 = (0u + v_179) + v_180;
    let v_182 = ((v_180 << 13u) ^ (v_180 >> 19u)) ^ v_181;
    let v_183 = v_181 + v_182;
    let v_184 = ((v_182 << 15u) ^ (v_182 >> 17u)) ^ v_183;
    let v_185 = v_183 + v_184;
    let v_186 = ((v_184 << 26u) ^ (v_184 >> 6u)) ^ v_185;
    let v_187 = v_185 + v_186;
    let v_188 = (v_179 ^ 4u) ^ 466688986u;
    let v_189 = ((((v_186 << 6u) ^ (v_186 >> 26u)) ^ v_187) + v_188) + 1u;
    let v_190 = (v_187 + 4u) + v_189;
    let v_191 = ((v_189 << 17u) ^ (v_189 >> 15u)) ^ v_190;
    let v_192 = v_190 + v_191;
    let v_193 = ((v_191 << 29u) ^ (v_191 >> 3u)) ^ v_192;
    let v_194 = v_192 + v_193;
    let v_195 = ((v_193 << 16u) ^ (v_193 >> 16u)) ^ v_194;
    let v_196 = v_194 + v_195;
    let v_197 = ((((v_195 << 24u) ^ (v_195 >> 8u)) ^ v_196) + v_179) + 2u;
    let v_198 = (v_196 + v_188) + v_197;
    let v_199 = ((v_197 << 13u) ^ (v_197 >> 19u)) ^ v_198;
    let v_200 = v_198 + v_199;
    let v_201 = ((v_199 << 15u) ^ (v_199 >> 17u)) ^ v_200;
    let v_202 = v_200 + v_201;
    let v_203 = ((v_201 << 26u) ^ (v_201 >> 6u)) ^ v_202;
    let v_204 = v_202 + v_203;
    let v_205 = ((((v_203 << 6u) ^ (v_203 >> 26u)) ^ v_204) + 4u) + 3u;
    let v_206 = (v_204 + v_179) + v_205;
    let v_209 = ((v_205 << 17u) ^ (v_205 >> 15u)) ^ v_206;
    let v_219 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    let v_220 = bitcast<f32>(arena[at_sigma + unit]) * (bitcast<f32>(arena[at_knobs + unit * 22i + 17i]) * select(0f, 1f, v_219 > 0f));
    let v_221 = v_220 > 0f;
    let v_222 = maxFloat(v_220, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_223 = bitcast<f32>(arena[at_cortexGain + unit]);
    let v_226 = (v_219 * bitcast<f32>(arena[at_knobs + unit * 22i + 16i])) * 0.20000000298023224f;
    let v_227 = v_226 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f);
    for (var i1_6 = i32(lane); i1_6 < 4i; i1_6 += 64i) {
      let v_178 = bitcast<u32>(i1_6);
      let v_207 = v_178 + v_206;
      let v_208 = (v_207 ^ (v_207 >> 16u)) * 4239568231u;
      let v_210 = ((v_208 ^ (v_208 >> 13u)) + v_209) * 1228438113u;
      let v_211 = v_210 ^ (v_210 >> 17u);
      let v_212 = v_178 + v_209;
      let v_213 = (v_212 ^ (v_212 >> 16u)) * 4239568231u;
      let v_214 = ((v_213 ^ (v_213 >> 13u)) + v_206) * 1228438113u;
      let v_215 = v_214 ^ (v_214 >> 17u);
      let v_216 = ((v_211 & 16711935u) + ((v_211 >> 8u) & 16711935u)) + ((v_215 & 16711935u) + ((v_215 >> 8u) & 16711935u));
      let v_217 = (f32(bitcast<i32>((v_216 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_218 = (bitcast<f32>(arena[at_wander + unit * 4i + i1_6]) * 0.800000011920929f) + v_217;
      let v_224 = bitcast<f32>(arena[at_intention + unit * 4i + i1_6]) * select(v_223, 1f, i1_6 == 4i);
      let v_225 = minFloat(maxFloat(v_224, -1f), 1f);
      let v_228 = minFloat(maxFloat(v_225 + (v_218 * v_220), -1f), 1f);
      arena[at_wander + unit * 4i + i1_6] = bitcast<u32>(v_218);
      arena[at_noiseNews + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_217 / v_222, v_221));
      arena[at_excess + unit * 4i + i1_6] = bitcast<u32>((v_224 - v_225) * v_227);
      arena[at_motors + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_228, v_228 == v_228));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_232 = bitcast<f32>(arena[at_actStep + unit]) * 0.009999999776482582f;
    let v_236 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    for (var row_229 = i32(lane); row_229 < 640i; row_229 += 64i) {
      let i2 = row_229 % 160i;
      let i1_7 = row_229 / 160i;
      let v_231 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_7) * 160i + i2]) * bitcast<f32>(arena[at_actorBound + unit * 4i + i1_7]);
      let v_233 = bitcast<f32>(arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2]);
      let v_234 = bitcast<f32>(arena[at_phi + unit * 160i + i2]);
      let v_235 = (v_231 + (v_232 * v_233)) - (bitcast<f32>(arena[at_excess + unit * 4i + i1_7]) * v_234);
      let v_237 = (v_233 * 0.7799999713897705f) + ((bitcast<f32>(arena[at_noiseNews + unit * 4i + i1_7]) * v_236) * v_234);
      arena[at_actor + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_235);
      arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_237);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnCritic
    let v_238 = bitcast<f32>(arena[at_criticBound + unit]);
    let v_239 = bitcast<f32>(arena[at_actStep + unit]) * 0.10000000149011612f;
    for (var i1_8 = i32(lane); i1_8 < 160i; i1_8 += 64i) {
      let v_240 = bitcast<f32>(arena[at_criticTrace + unit * 160i + i1_8]);
      let v_241 = (bitcast<f32>(arena[at_critic + unit * 160i + i1_8]) * v_238) + (v_239 * v_240);
      let v_242 = (v_240 * 0.8700000047683716f) + bitcast<f32>(arena[at_phi + unit * 160i + i1_8]);
      arena[at_critic + unit * 160i + i1_8] = bitcast<u32>(v_241);
      arena[at_criticTrace + unit * 160i + i1_8] = bitcast<u32>(v_242);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: foresee
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 64i) {
      let v_243 = bitcast<f32>(arena[at_fast + unit * 24i + i1_9]);
      let v_244 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_9]);
      let v_245 = v_243 + ((v_244 - v_243) * 0.10000000149011612f);
      let v_246 = bitcast<f32>(arena[at_slow + unit * 24i + i1_9]);
      let v_247 = v_246 + ((v_244 - v_246) * 0.009999999776482582f);
      let v_248 = maxFloat((v_244 * 2f) - bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_9]), -10f);
      var s_250 = array<f32, 16>();
      for (var b_254 = 0i; b_254 < 160i; b_254 += 16i) {
        for (var l_249 = 0i; l_249 < 16i; l_249++) {
          let j0_9 = b_254 + l_249;
          let v_252 = bitcast<f32>(arena[at_readout + (unit * 24i + i1_9) * 160i + j0_9]) * bitcast<f32>(arena[at_phi + unit * 160i + j0_9]);
          s_250[l_249] += v_252;
        }
      }
      let f_251 = halves16(s_250);
      arena[at_fast + unit * 24i + i1_9] = bitcast<u32>(v_245);
      arena[at_slow + unit * 24i + i1_9] = bitcast<u32>(v_247);
      arena[at_members + (unit * 4i + 0i) * 24i + i1_9] = bitcast<u32>(minFloat(v_248, 10f));
      arena[at_members + (unit * 4i + 1i) * 24i + i1_9] = bitcast<u32>(v_245);
      arena[at_members + (unit * 4i + 2i) * 24i + i1_9] = bitcast<u32>(v_247);
      arena[at_members + (unit * 4i + 3i) * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(f_251, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_256 = bitcast<f32>(arena[at_knobs + unit * 22i + 19i]);
    let v_259 = bitcast<f32>(arena[at_knobs + unit * 22i + 20i]);
    let v_264 = bitcast<f32>(arena[at_knobs + unit * 22i + 21i]);
    for (var i1_10 = i32(lane); i1_10 < 24i; i1_10 += 64i) {
      let v_255 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 0i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_257 = (1f / (v_255 * v_255)) * v_256;
      let v_258 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 1i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_260 = (1f / (v_258 * v_258)) * v_259;
      let v_261 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 2i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_262 = (1f / (v_261 * v_261)) * v_259;
      let v_263 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 3i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_265 = (1f / (v_263 * v_263)) * v_264;
      let v_266 = ((v_257 + v_260) + v_262) + v_265;
      let v_267 = (v_257 * bitcast<f32>(arena[at_members + (unit * 4i + 0i) * 24i + i1_10])) + (v_260 * bitcast<f32>(arena[at_members + (unit * 4i + 1i) * 24i + i1_10]));
      let v_268 = v_267 + (v_262 * bitcast<f32>(arena[at_members + (unit * 4i + 2i) * 24i + i1_10]));
      let v_269 = v_268 + (v_265 * bitcast<f32>(arena[at_members + (unit * 4i + 3i) * 24i + i1_10]));
      arena[at_prediction + unit * 24i + i1_10] = bitcast<u32>(minFloat(maxFloat(select(v_269 / v_266, 0f, v_266 == 0f), -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: reportMotors
    for (var i1_11 = i32(lane); i1_11 < 4i; i1_11 += 64i) {
      arena[at_report + unit * 28i + i1_11] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_11]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    let v_271 = f32(bitcast<i32>(arena[at_age + unit]) + 1i);
    let v_272 = bitcast<f32>(arena[at_confidence + unit]);
    let v_273 = bitcast<f32>(arena[at_error + unit]);
    let v_274 = bitcast<f32>(arena[at_meanError + unit]);
    let v_275 = bitcast<f32>(arena[at_energy + unit]);
    let v_276 = bitcast<f32>(arena[at_maximum + unit]);
    let v_277 = bitcast<f32>(arena[at_sparsity + unit]);
    let v_278 = bitcast<f32>(arena[at_novelty + unit]);
    let v_279 = bitcast<f32>(arena[at_match + unit * 5i + 0i]);
    let v_280 = f32(bitcast<i32>(arena[at_matchRow + unit * 5i + 0i]));
    let v_281 = bitcast<f32>(arena[at_exploration + unit]);
    let v_282 = f32(bitcast<i32>(arena[at_cognition + unit]));
    let v_283 = bitcast<f32>(arena[at_value + unit]);
    let v_284 = bitcast<f32>(arena[at_temporalDifference + unit]);
    let v_285 = bitcast<f32>(arena[at_gate + unit]);
    let v_286 = bitcast<f32>(arena[at_hold + unit]);
    let v_287 = bitcast<f32>(arena[at_patternRank + unit]);
    let v_288 = bitcast<f32>(arena[at_patternOn + unit]);
    let v_289 = f32(bitcast<i32>(arena[at_badInputs + unit]));
    let v_290 = f32(bitcast<i32>(arena[at_mended + unit]));
    let v_291 = bitcast<f32>(arena[at_information + unit]);
    let v_292 = bitcast<f32>(arena[at_drive + unit]);
    let v_293 = f32(bitcast<i32>(arena[at_activeCells + unit]));
    let v_294 = f32(bitcast<i32>(arena[at_stored + unit]));
    for (var row_270 = i32(lane); row_270 < 1i; row_270 += 64i) {
      arena[at_report + unit * 28i + 4i] = bitcast<u32>(v_271);
      arena[at_report + unit * 28i + 5i] = bitcast<u32>(v_272);
      arena[at_report + unit * 28i + 6i] = bitcast<u32>(v_273);
      arena[at_report + unit * 28i + 7i] = bitcast<u32>(v_274);
      arena[at_report + unit * 28i + 8i] = bitcast<u32>(v_275);
      arena[at_report + unit * 28i + 9i] = bitcast<u32>(v_276);
      arena[at_report + unit * 28i + 10i] = bitcast<u32>(v_277);
      arena[at_report + unit * 28i + 11i] = bitcast<u32>(v_278);
      arena[at_report + unit * 28i + 12i] = bitcast<u32>(v_279);
      arena[at_report + unit * 28i + 13i] = bitcast<u32>(v_280);
      arena[at_report + unit * 28i + 14i] = bitcast<u32>(v_281);
      arena[at_report + unit * 28i + 15i] = bitcast<u32>(v_282);
      arena[at_report + unit * 28i + 16i] = bitcast<u32>(v_283);
      arena[at_report + unit * 28i + 17i] = bitcast<u32>(v_284);
      arena[at_report + unit * 28i + 18i] = bitcast<u32>(v_285);
      arena[at_report + unit * 28i + 19i] = bitcast<u32>(v_286);
      arena[at_report + unit * 28i + 20i] = bitcast<u32>(v_287);
      arena[at_report + unit * 28i + 21i] = bitcast<u32>(v_288);
      arena[at_report + unit * 28i + 22i] = bitcast<u32>(v_289);
      arena[at_report + unit * 28i + 23i] = bitcast<u32>(v_290);
      arena[at_report + unit * 28i + 24i] = bitcast<u32>(v_291);
      arena[at_report + unit * 28i + 25i] = bitcast<u32>(v_292);
      arena[at_report + unit * 28i + 26i] = bitcast<u32>(v_293);
      arena[at_report + unit * 28i + 27i] = bitcast<u32>(v_294);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: grow
    let v_296 = bitcast<i32>(arena[at_age + unit]);
    let v_297 = select(v_296 + 1i, v_296, v_296 > 1073741824i);
    for (var row_295 = i32(lane); row_295 < 1i; row_295 += 64i) {
      arena[at_age + unit] = bitcast<u32>(v_297);
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
