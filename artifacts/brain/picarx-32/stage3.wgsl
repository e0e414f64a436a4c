// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+measureSlices+measureHalves+measure+activate+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+report+intend+move+learnActor+learnCritic+foresee+agree+reportMotors+grow
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 80>;
var<workgroup> pool: array<u32, 1536>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn halves4(a: array<f32, 4>) -> f32 { return ((a[0] + a[2]) + (a[1] + a[3])); }
fn halves8(a: array<f32, 8>) -> f32 { return (((a[0] + a[4]) + (a[2] + a[6])) + ((a[1] + a[5]) + (a[3] + a[7]))); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let at_usual = i32(params[19].w);
  let at_knobs = i32(params[4].x);
  let at_means = i32(params[15].z);
  let at_queryRaw = i32(params[44].x);
  let at_queryLevel = i32(params[44].y);
  let hidden_32 = 32i + bitcast<i32>(params[64].z);
  let at_queryScale = i32(params[44].z);
  let at_query = i32(params[19].z);
  {
    // nest: gatherQuery
    let v_4 = select(0f, 0.0020000000949949026f, bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    for (var row_1 = i32(lane); row_1 < 512i; row_1 += 512i) {
      let row_2 = row_1 + 0i;
      let v_3 = bitcast<f32>(arena[at_usual + unit * 512i + row_2]);
      let v_5 = remSigned(row_2, 64i);
      let v_6 = divSigned(v_5, 16i);
      let v_7 = remSigned(divSigned(v_5, 4i), 4i);
      let v_8 = remSigned(v_5, 4i);
      let v_9 = divSigned(row_2, 64i) * 2i;
      let v_10 = v_9 + 0i;
      let v_11 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 0i) * 16i + v_10]);
      let v_12 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 1i) * 16i + v_10]);
      let v_13 = v_9 + 1i;
      let v_14 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 0i) * 16i + v_13]);
      let v_15 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_6) * 4i + v_7) * 4i + v_8) * 4i + 1i) * 16i + v_13]);
      let v_16 = ((v_11 + v_12) + v_14) + v_15;
      let v_17 = v_3 + (v_4 * (v_16 - v_3));
      let row_18 = row_1 + 256i;
      let v_19 = bitcast<f32>(arena[at_usual + unit * 512i + row_18]);
      let v_20 = remSigned(row_18, 64i);
      let v_21 = divSigned(v_20, 16i);
      let v_22 = remSigned(divSigned(v_20, 4i), 4i);
      let v_23 = remSigned(v_20, 4i);
      let v_24 = divSigned(row_18, 64i) * 2i;
      let v_25 = v_24 + 0i;
      let v_26 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_21) * 4i + v_22) * 4i + v_23) * 4i + 0i) * 16i + v_25]);
      let v_27 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_21) * 4i + v_22) * 4i + v_23) * 4i + 1i) * 16i + v_25]);
      let v_28 = v_24 + 1i;
      let v_29 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_21) * 4i + v_22) * 4i + v_23) * 4i + 0i) * 16i + v_28]);
      let v_30 = bitcast<f32>(arena[at_means + ((((unit * 4i + v_21) * 4i + v_22) * 4i + v_23) * 4i + 1i) * 16i + v_28]);
      let v_31 = ((v_26 + v_27) + v_29) + v_30;
      let v_32 = v_19 + (v_4 * (v_31 - v_19));
      arena[at_usual + unit * 512i + row_2] = bitcast<u32>(v_17);
      arena[at_queryRaw + unit * 512i + row_2] = bitcast<u32>(v_16 - v_17);
      arena[at_usual + unit * 512i + row_18] = bitcast<u32>(v_32);
      arena[at_queryRaw + unit * 512i + row_18] = bitcast<u32>(v_31 - v_32);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: levelQuery
    let tile_37 = 0i;
    for (var slot_38 = i32(lane); slot_38 < hidden_32; slot_38 += 256i) {
      var s_33 = 0f;
      var s_34 = 0f;
      let begin_39 = tile_37 + slot_38 / 16i * 256i;
      let end_40 = min(begin_39 + 256i, 512i);
      for (var j0 = begin_39 + slot_38 % 16i; j0 < end_40; j0 += 16i) {
        let v_35 = bitcast<f32>(arena[at_queryRaw + unit * 512i + j0]);
        let v_36 = v_35 * v_35;
        s_33 += v_35;
        s_34 += v_36;
      }
      pool[slot_38] = bitcast<u32>(s_33);
      pool[32i + slot_38] = bitcast<u32>(s_34);
    }
    workgroupBarrier();
    let f_41 = (poolHalves16(0i) + poolHalves16(16i));
    let f_42 = (poolHalves16(32i) + poolHalves16(48i));
    workgroupBarrier();
    let v_43 = f_41 / 512f;
    let v_44 = ((f_42 / 512f) - (v_43 * v_43)) * 512f;
    let v_45 = select(0f, 1f / sqrt(maxFloat(v_44, 9.999999682655225e-21f)), v_44 > 9.999999682655225e-21f);
    if (lane == 0u) {
      arena[at_queryLevel + unit] = bitcast<u32>(v_43);
      arena[at_queryScale + unit] = bitcast<u32>(v_45);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: query
    let v_48 = bitcast<f32>(arena[at_queryLevel + unit]);
    let v_49 = bitcast<f32>(arena[at_queryScale + unit]);
    for (var row_46 = i32(lane); row_46 < 512i; row_46 += 512i) {
      let row_47 = row_46 + 0i;
      let v_50 = (bitcast<f32>(arena[at_queryRaw + unit * 512i + row_47]) - v_48) * v_49;
      let row_51 = row_46 + 256i;
      let v_52 = (bitcast<f32>(arena[at_queryRaw + unit * 512i + row_51]) - v_48) * v_49;
      arena[at_query + unit * 512i + row_47] = bitcast<u32>(v_50);
      arena[at_query + unit * 512i + row_51] = bitcast<u32>(v_52);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let at_means = i32(params[15].z);
  let hidden_1024 = 1024i + bitcast<i32>(params[64].z);
  let at_contextRaw = i32(params[44].w);
  let at_ruleMean = i32(params[14].w);
  let at_contextLength = i32(params[45].x);
  let hidden_16 = 16i + bitcast<i32>(params[64].z);
  let at_context = i32(params[23].y);
  {
    // nest: gatherContext
    for (var slot_1 = i32(lane); slot_1 < hidden_1024; slot_1 += 256i) {
      let row_2 = slot_1 / 16i;
      let i2 = row_2 % 16i;
      let i1 = row_2 / 16i;
      var s_7 = 0f;
      let begin_3 = 0i;
      let end_4 = min(begin_3 + 256i, 64i);
      for (var p_6 = begin_3 + slot_1 % 16i; p_6 < end_4; p_6 += 16i) {
        let j2 = p_6 % 4i;
        let q_8 = p_6 / 4i;
        let j1 = q_8 % 4i;
        let j0 = q_8 / 4i;
        let v_10 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0) * 4i + j1) * 4i + j2) * 4i + i1) * 16i + i2]);
        s_7 += v_10;
      }
      pool[0i + slot_1] = bitcast<u32>(s_7);
    }
    workgroupBarrier();
    for (var row_11 = i32(lane); row_11 < 64i; row_11 += 256i) {
      let i2 = row_11 % 16i;
      let i1 = row_11 / 16i;
      let at_13 = 0i + row_11 * 16i;
      let f_14 = poolHalves16(at_13);
      let v_15 = f_14 / 64f;
      arena[at_contextRaw + (unit * 4i + i1) * 16i + i2] = bitcast<u32>(select(v_15, v_15 - bitcast<f32>(arena[at_ruleMean + i2]), i1 == 3i));
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
      for (var p_17 = begin_23 + slot_22 % 16i; p_17 < end_24; p_17 += 16i) {
        let j1_2 = p_17 % 16i;
        let j0_2 = p_17 / 16i;
        let v_19 = bitcast<f32>(arena[at_contextRaw + (unit * 4i + j0_2) * 16i + j1_2]);
        let v_20 = v_19 * v_19;
        s_16 += v_20;
      }
      pool[slot_22] = bitcast<u32>(s_16);
    }
    workgroupBarrier();
    let f_25 = poolHalves16(0i);
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
    for (var i1_2 = i32(lane); i1_2 < 64i; i1_2 += 256i) {
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
  let at_sliceLoud = i32(params[42].y);
  let at_cellLoud = i32(params[41].x);
  let at_cellSquare = i32(params[41].y);
  let at_cellPeak = i32(params[41].z);
  let at_cellQuiet = i32(params[41].w);
  let at_cellMended = i32(params[42].x);
  let hidden_16 = 16i + bitcast<i32>(params[64].z);
  let at_sliceSquare = i32(params[42].z);
  let at_slicePeak = i32(params[42].w);
  let at_sliceQuiet = i32(params[43].x);
  let at_sliceMended = i32(params[43].y);
  let at_halfMeans = i32(params[43].z);
  let at_means = i32(params[15].z);
  let at_energy = i32(params[16].x);
  let at_moments = i32(params[17].y);
  let at_variance = i32(params[16].y);
  let at_maximum = i32(params[16].z);
  let at_sparsity = i32(params[16].w);
  let at_mended = i32(params[17].z);
  let at_activeCells = i32(params[17].x);
  let at_maxima = i32(params[15].w);
  let hidden_1024 = 1024i + bitcast<i32>(params[64].z);
  let at_featureSign = i32(params[18].z);
  let at_featureCell = i32(params[17].w);
  let at_featureGroup = i32(params[18].x);
  let at_featureLane = i32(params[18].y);
  let hidden_1536 = 1536i + bitcast<i32>(params[64].z);
  let at_featureRaw = i32(params[43].w);
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
  let at_value = i32(params[28].w);
  let at_actStep = i32(params[45].z);
  let at_featurePower = i32(params[29].y);
  let at_criticBound = i32(params[45].y);
  let at_sigma = i32(params[45].w);
  let at_exploration = i32(params[10].y);
  let at_confidence = i32(params[9].y);
  let at_report = i32(params[46].x);
  let at_error = i32(params[8].z);
  let at_meanError = i32(params[8].w);
  let at_novelty = i32(params[20].w);
  let at_match = i32(params[21].x);
  let at_matchRow = i32(params[21].y);
  let at_cognition = i32(params[11].z);
  let at_gate = i32(params[10].w);
  let at_hold = i32(params[11].y);
  let at_patternRank = i32(params[23].w);
  let at_patternOn = i32(params[24].x);
  let at_badInputs = i32(params[7].y);
  let at_information = i32(params[10].x);
  let at_drive = i32(params[10].z);
  let at_intention = i32(params[46].y);
  let at_actor = i32(params[27].w);
  let at_actorBound = i32(params[46].z);
  let at_wander = i32(params[27].z);
  let at_seed = i32(params[4].z);
  let at_noiseNews = i32(params[46].w);
  let at_excess = i32(params[47].x);
  let at_actorTrace = i32(params[28].x);
  let at_criticTrace = i32(params[28].z);
  let at_readout = i32(params[30].w);
  let hidden_384 = 384i + bitcast<i32>(params[64].z);
  let at_fast = i32(params[30].y);
  let at_slow = i32(params[30].z);
  let at_members = i32(params[29].w);
  let at_prediction = i32(params[29].z);
  let at_memberErrors = i32(params[30].x);
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
    for (var row_1 = i32(lane); row_1 < 1i; row_1 += 256i) {
      arena[at_lastStore + unit] = bitcast<u32>(v_6);
      arena[at_stored + unit] = bitcast<u32>(v_8);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureSlices
    for (var i1 = 0i; i1 < 4i; i1 += 1i) {
      var a_9 = fromBits(0xff800000u);
      var a_10 = i32();
      var a_11 = i32();
      let tile_22 = 0i;
      for (var slot_23 = i32(lane); slot_23 < hidden_16; slot_23 += 256i) {
        var s_12 = 0f;
        var s_13 = 0f;
        let begin_24 = tile_22;
        let end_25 = min(begin_24 + 256i, 256i);
        for (var p_14 = begin_24 + slot_23 % 16i; p_14 < end_25; p_14 += 16i) {
          let j2 = p_14 % 16i;
          let q_15 = p_14 / 16i;
          let j1 = q_15 % 4i;
          let j0_2 = q_15 / 4i;
          let v_17 = bitcast<f32>(arena[at_cellLoud + (((unit * 4i + i1) * 4i + j0_2) * 4i + j1) * 16i + j2]);
          let v_18 = bitcast<f32>(arena[at_cellSquare + (((unit * 4i + i1) * 4i + j0_2) * 4i + j1) * 16i + j2]);
          let v_19 = bitcast<f32>(arena[at_cellPeak + (((unit * 4i + i1) * 4i + j0_2) * 4i + j1) * 16i + j2]);
          let v_20 = bitcast<i32>(arena[at_cellQuiet + (((unit * 4i + i1) * 4i + j0_2) * 4i + j1) * 16i + j2]);
          let v_21 = bitcast<i32>(arena[at_cellMended + (((unit * 4i + i1) * 4i + j0_2) * 4i + j1) * 16i + j2]);
          s_12 += v_17;
          s_13 += v_18;
          a_9 = select(a_9, v_19, v_19 > a_9);
          a_10 += v_20;
          a_11 += v_21;
        }
        pool[slot_23] = bitcast<u32>(s_12);
        pool[16i + slot_23] = bitcast<u32>(s_13);
      }
      workgroupBarrier();
      let f_26 = poolHalves16(0i);
      let f_27 = poolHalves16(16i);
      workgroupBarrier();
      if (lane < 16u) {
        pool[lane] = bitcast<u32>(a_9);
        pool[16u + lane] = bitcast<u32>(a_10);
        pool[32u + lane] = bitcast<u32>(a_11);
      }
      workgroupBarrier();
      a_9 = bitcast<f32>(pool[0u]);
      a_10 = bitcast<i32>(pool[16u + 0u]);
      a_11 = bitcast<i32>(pool[32u + 0u]);
      let o_28 = bitcast<f32>(pool[1u]);
      let o_29 = bitcast<f32>(pool[2u]);
      let o_30 = bitcast<f32>(pool[3u]);
      let o_31 = bitcast<f32>(pool[4u]);
      let o_32 = bitcast<f32>(pool[5u]);
      let o_33 = bitcast<f32>(pool[6u]);
      let o_34 = bitcast<f32>(pool[7u]);
      let o_35 = bitcast<f32>(pool[8u]);
      let o_36 = bitcast<f32>(pool[9u]);
      let o_37 = bitcast<f32>(pool[10u]);
      let o_38 = bitcast<f32>(pool[11u]);
      let o_39 = bitcast<f32>(pool[12u]);
      let o_40 = bitcast<f32>(pool[13u]);
      let o_41 = bitcast<f32>(pool[14u]);
      let o_42 = bitcast<f32>(pool[15u]);
      let o_43 = bitcast<i32>(pool[16u + 1u]);
      let o_44 = bitcast<i32>(pool[16u + 2u]);
      let o_45 = bitcast<i32>(pool[16u + 3u]);
      let o_46 = bitcast<i32>(pool[16u + 4u]);
      let o_47 = bitcast<i32>(pool[16u + 5u]);
      let o_48 = bitcast<i32>(pool[16u + 6u]);
      let o_49 = bitcast<i32>(pool[16u + 7u]);
      let o_50 = bitcast<i32>(pool[16u + 8u]);
      let o_51 = bitcast<i32>(pool[16u + 9u]);
      let o_52 = bitcast<i32>(pool[16u + 10u]);
      let o_53 = bitcast<i32>(pool[16u + 11u]);
      let o_54 = bitcast<i32>(pool[16u + 12u]);
      let o_55 = bitcast<i32>(pool[16u + 13u]);
      let o_56 = bitcast<i32>(pool[16u + 14u]);
      let o_57 = bitcast<i32>(pool[16u + 15u]);
      let o_58 = bitcast<i32>(pool[32u + 1u]);
      let o_59 = bitcast<i32>(pool[32u + 2u]);
      let o_60 = bitcast<i32>(pool[32u + 3u]);
      let o_61 = bitcast<i32>(pool[32u + 4u]);
      let o_62 = bitcast<i32>(pool[32u + 5u]);
      let o_63 = bitcast<i32>(pool[32u + 6u]);
      let o_64 = bitcast<i32>(pool[32u + 7u]);
      let o_65 = bitcast<i32>(pool[32u + 8u]);
      let o_66 = bitcast<i32>(pool[32u + 9u]);
      let o_67 = bitcast<i32>(pool[32u + 10u]);
      let o_68 = bitcast<i32>(pool[32u + 11u]);
      let o_69 = bitcast<i32>(pool[32u + 12u]);
      let o_70 = bitcast<i32>(pool[32u + 13u]);
      let o_71 = bitcast<i32>(pool[32u + 14u]);
      let o_72 = bitcast<i32>(pool[32u + 15u]);
      a_9 = select(a_9, o_28, o_28 > a_9);
      a_9 = select(a_9, o_29, o_29 > a_9);
      a_9 = select(a_9, o_30, o_30 > a_9);
      a_9 = select(a_9, o_31, o_31 > a_9);
      a_9 = select(a_9, o_32, o_32 > a_9);
      a_9 = select(a_9, o_33, o_33 > a_9);
      a_9 = select(a_9, o_34, o_34 > a_9);
      a_9 = select(a_9, o_35, o_35 > a_9);
      a_9 = select(a_9, o_36, o_36 > a_9);
      a_9 = select(a_9, o_37, o_37 > a_9);
      a_9 = select(a_9, o_38, o_38 > a_9);
      a_9 = select(a_9, o_39, o_39 > a_9);
      a_9 = select(a_9, o_40, o_40 > a_9);
      a_9 = select(a_9, o_41, o_41 > a_9);
      a_9 = select(a_9, o_42, o_42 > a_9);
      a_10 += o_43;
      a_10 += o_44;
      a_10 += o_45;
      a_10 += o_46;
      a_10 += o_47;
      a_10 += o_48;
      a_10 += o_49;
      a_10 += o_50;
      a_10 += o_51;
      a_10 += o_52;
      a_10 += o_53;
      a_10 += o_54;
      a_10 += o_55;
      a_10 += o_56;
      a_10 += o_57;
      a_11 += o_58;
      a_11 += o_59;
      a_11 += o_60;
      a_11 += o_61;
      a_11 += o_62;
      a_11 += o_63;
      a_11 += o_64;
      a_11 += o_65;
      a_11 += o_66;
      a_11 += o_67;
      a_11 += o_68;
      a_11 += o_69;
      a_11 += o_70;
      a_11 += o_71;
      a_11 += o_72;
      let f_73 = a_9;
      let f_74 = a_10;
      let f_75 = a_11;
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_sliceLoud + unit * 4i + i1] = bitcast<u32>(f_26);
        arena[at_sliceSquare + unit * 4i + i1] = bitcast<u32>(f_27);
        arena[at_slicePeak + unit * 4i + i1] = bitcast<u32>(f_73);
        arena[at_sliceQuiet + unit * 4i + i1] = bitcast<u32>(f_74);
        arena[at_sliceMended + unit * 4i + i1] = bitcast<u32>(f_75);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureHalves
    for (var row_76 = 0i; row_76 < 8i; row_76 += 1i) {
      let i2 = row_76 % 2i;
      let i1 = row_76 / 2i;
      let v_86 = (f32(i1) * 0.5f) - 0.75f;
      let v_87 = i2 * 2i;
      let tile_93 = 0i;
      for (var slot_94 = i32(lane); slot_94 < hidden_16; slot_94 += 256i) {
        var s_78 = 0f;
        var s_79 = 0f;
        var s_80 = 0f;
        var s_81 = 0f;
        let begin_95 = tile_93;
        let end_96 = min(begin_95 + 256i, 256i);
        for (var p_82 = begin_95 + slot_94 % 16i; p_82 < end_96; p_82 += 16i) {
          let j3 = p_82 % 16i;
          let q_83 = p_82 / 16i;
          let j2_2 = q_83 % 2i;
          let q_84 = q_83 / 2i;
          let j1_2 = q_84 % 4i;
          let j0_3 = q_84 / 4i;
          let v_88 = v_87 + j0_3;
          let v_89 = bitcast<f32>(arena[at_means + ((((unit * 4i + i1) * 4i + v_88) * 4i + j1_2) * 4i + j2_2) * 16i + j3]);
          let v_90 = v_86 * v_89;
          let v_91 = ((f32(v_88) * 0.5f) - 0.75f) * v_89;
          let v_92 = ((f32(j1_2) * 0.5f) - 0.75f) * v_89;
          s_78 += v_90;
          s_79 += v_91;
          s_80 += v_92;
          s_81 += v_89;
        }
        pool[slot_94] = bitcast<u32>(s_78);
        pool[16i + slot_94] = bitcast<u32>(s_79);
        pool[32i + slot_94] = bitcast<u32>(s_80);
        pool[48i + slot_94] = bitcast<u32>(s_81);
      }
      workgroupBarrier();
      let f_97 = poolHalves16(0i);
      let f_98 = poolHalves16(16i);
      let f_99 = poolHalves16(32i);
      let f_100 = poolHalves16(48i);
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_halfMeans + ((unit * 4i + i1) * 2i + i2) * 4i + 0i] = bitcast<u32>(f_97);
        arena[at_halfMeans + ((unit * 4i + i1) * 2i + i2) * 4i + 1i] = bitcast<u32>(f_98);
        arena[at_halfMeans + ((unit * 4i + i1) * 2i + i2) * 4i + 2i] = bitcast<u32>(f_99);
        arena[at_halfMeans + ((unit * 4i + i1) * 2i + i2) * 4i + 3i] = bitcast<u32>(f_100);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measure
    var a_106 = fromBits(0xff800000u);
    var a_107 = i32();
    var a_108 = i32();
    var s_102 = array<f32, 4>();
    var s_104 = array<f32, 4>();
    for (var l_101 = 0i; l_101 < 4i; l_101++) {
      let j0_4 = l_101;
      let v_109 = bitcast<f32>(arena[at_sliceLoud + unit * 4i + j0_4]);
      let v_110 = bitcast<f32>(arena[at_sliceSquare + unit * 4i + j0_4]);
      let v_111 = bitcast<f32>(arena[at_slicePeak + unit * 4i + j0_4]);
      let v_112 = bitcast<i32>(arena[at_sliceQuiet + unit * 4i + j0_4]);
      let v_113 = bitcast<i32>(arena[at_sliceMended + unit * 4i + j0_4]);
      s_102[l_101] += v_109;
      s_104[l_101] += v_110;
      a_106 = select(a_106, v_111, v_111 > a_106);
      a_107 += v_112;
      a_108 += v_113;
    }
    let f_103 = halves4(s_102);
    let f_105 = halves4(s_104);
    let v_116 = f_103 / 1048576f;
    var s_118 = array<f32, 8>();
    var s_120 = array<f32, 8>();
    var s_122 = array<f32, 8>();
    var s_124 = array<f32, 8>();
    for (var l_117 = 0i; l_117 < 8i; l_117++) {
      let p_126 = l_117;
      let j1_3 = p_126 % 2i;
      let j0_4 = p_126 / 2i;
      let v_128 = bitcast<f32>(arena[at_halfMeans + ((unit * 4i + j0_4) * 2i + j1_3) * 4i + 0i]);
      let v_129 = bitcast<f32>(arena[at_halfMeans + ((unit * 4i + j0_4) * 2i + j1_3) * 4i + 1i]);
      let v_130 = bitcast<f32>(arena[at_halfMeans + ((unit * 4i + j0_4) * 2i + j1_3) * 4i + 2i]);
      let v_131 = bitcast<f32>(arena[at_halfMeans + ((unit * 4i + j0_4) * 2i + j1_3) * 4i + 3i]);
      s_118[l_117] += v_128;
      s_120[l_117] += v_129;
      s_122[l_117] += v_130;
      s_124[l_117] += v_131;
    }
    let f_119 = halves8(s_118);
    let f_121 = halves8(s_120);
    let f_123 = halves8(s_122);
    let f_125 = halves8(s_124);
    let v_134 = (v_116 * 2048f) + 2.0480000972747803f;
    let v_135 = f_125 / 2048f;
    let v_136 = bitcast<i32>(arena[at_mended + unit]) + a_108;
    if (lane == 0u) {
      arena[at_energy + unit] = bitcast<u32>(v_116);
      arena[at_moments + unit * 4i + 0i] = bitcast<u32>(f_119 / v_134);
      arena[at_moments + unit * 4i + 1i] = bitcast<u32>(f_121 / v_134);
      arena[at_moments + unit * 4i + 2i] = bitcast<u32>(f_123 / v_134);
      arena[at_variance + unit] = bitcast<u32>((f_105 / 1048576f) - (v_135 * v_135));
      arena[at_maximum + unit] = bitcast<u32>(a_106);
      arena[at_sparsity + unit] = bitcast<u32>(f32(a_107) / 1048576f);
      arena[at_mended + unit] = bitcast<u32>(v_136);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: activate
    var a_137 = 0i;
    for (var slot_139 = i32(lane); slot_139 < hidden_1024; slot_139 += 256i) {
      let row_140 = slot_139 / 16i;
      let j2_3 = row_140 % 4i;
      let q_143 = row_140 / 4i;
      let j1_4 = q_143 % 4i;
      let j0_5 = q_143 / 4i;
      var a_146 = fromBits(0xff800000u);
      let begin_141 = 0i;
      let end_142 = min(begin_141 + 256i, 32i);
      for (var p_145 = begin_141 + slot_139 % 16i; p_145 < end_142; p_145 += 16i) {
        let j4 = p_145 % 16i;
        let j3_2 = p_145 / 16i;
        let v_148 = bitcast<f32>(arena[at_maxima + ((((unit * 4i + j0_5) * 4i + j1_4) * 4i + j2_3) * 4i + j3_2) * 16i + j4]);
        a_146 = select(a_146, v_148, v_148 > a_146);
      }
      pool[0i + slot_139] = bitcast<u32>(a_146);
    }
    workgroupBarrier();
    for (var p_138 = i32(lane); p_138 < 64i; p_138 += 256i) {
      let j2_3 = p_138 % 4i;
      let q_149 = p_138 / 4i;
      let j1_4 = q_149 % 4i;
      let j0_5 = q_149 / 4i;
      let at_151 = 0i + p_138 * 16i;
      var a_152 = fromBits(0xff800000u);
      for (var e_153 = 0i; e_153 < 16i; e_153++) {
        let o_154 = bitcast<f32>(pool[at_151 + e_153]);
        a_152 = select(a_152, o_154, o_154 > a_152);
      }
      let v_155 = a_152 > 0.5f;
      a_137 += select(0i, 1i, v_155);
    }
    if (lane < 64u) {
      pool[1024u + lane] = bitcast<u32>(a_137);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_156 = bitcast<i32>(pool[1024u + lane + 8u]);
      let o_157 = bitcast<i32>(pool[1024u + lane + 16u]);
      let o_158 = bitcast<i32>(pool[1024u + lane + 24u]);
      let o_159 = bitcast<i32>(pool[1024u + lane + 32u]);
      let o_160 = bitcast<i32>(pool[1024u + lane + 40u]);
      let o_161 = bitcast<i32>(pool[1024u + lane + 48u]);
      let o_162 = bitcast<i32>(pool[1024u + lane + 56u]);
      a_137 += o_156;
      a_137 += o_157;
      a_137 += o_158;
      a_137 += o_159;
      a_137 += o_160;
      a_137 += o_161;
      a_137 += o_162;
      pool[1024u + lane] = bitcast<u32>(a_137);
    }
    workgroupBarrier();
    a_137 = bitcast<i32>(pool[1024u + 0u]);
    let o_163 = bitcast<i32>(pool[1024u + 1u]);
    let o_164 = bitcast<i32>(pool[1024u + 2u]);
    let o_165 = bitcast<i32>(pool[1024u + 3u]);
    let o_166 = bitcast<i32>(pool[1024u + 4u]);
    let o_167 = bitcast<i32>(pool[1024u + 5u]);
    let o_168 = bitcast<i32>(pool[1024u + 6u]);
    let o_169 = bitcast<i32>(pool[1024u + 7u]);
    a_137 += o_163;
    a_137 += o_164;
    a_137 += o_165;
    a_137 += o_166;
    a_137 += o_167;
    a_137 += o_168;
    a_137 += o_169;
    let f_170 = a_137;
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_activeCells + unit] = bitcast<u32>(f_170);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var slot_171 = i32(lane); slot_171 < hidden_1536; slot_171 += 256i) {
      let row_172 = slot_171 / 16i;
      var s_175 = 0f;
      let begin_173 = 0i;
      let end_174 = min(begin_173 + 256i, 16i);
      for (var j0_6 = begin_173 + slot_171 % 16i; j0_6 < end_174; j0_6 += 16i) {
        let v_176 = bitcast<i32>(arena[at_featureCell + row_172 * 16i + j0_6]);
        let v_177 = bitcast<f32>(arena[at_means + ((((unit * 4i + clampAt(divSigned(v_176, 16i), 4i)) * 4i + clampAt(remSigned(divSigned(v_176, 4i), 4i), 4i)) * 4i + clampAt(remSigned(v_176, 4i), 4i)) * 4i + clampAt(bitcast<i32>(arena[at_featureGroup + row_172 * 16i + j0_6]), 4i)) * 16i + clampAt(bitcast<i32>(arena[at_featureLane + row_172 * 16i + j0_6]), 16i)]);
        let v_178 = bitcast<f32>(arena[at_featureSign + row_172 * 16i + j0_6]) * v_177;
        s_175 += v_178;
      }
      pool[0i + slot_171] = bitcast<u32>(s_175);
    }
    workgroupBarrier();
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 256i) {
      let at_179 = 0i + i1_2 * 16i;
      let f_180 = poolHalves16(at_179);
      arena[at_featureRaw + unit * 96i + i1_2] = bitcast<u32>(f_180);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_182 = bitcast<i32>(arena[at_age + unit]);
    let v_183 = select(0f, 0.0010000000474974513f, bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    let v_184 = 1f / f32(v_182 + 1i);
    let v_185 = select(maxFloat(v_183, v_184), maxFloat(v_183, v_184 * select(0f, 1f, v_183 > 0f)), v_182 > 100i);
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 256i) {
      let v_181 = bitcast<f32>(arena[at_featureMean + unit * 96i + i1_2]);
      let v_186 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1_2]);
      let v_187 = v_181 + (v_185 * (v_186 - v_181));
      let v_188 = bitcast<f32>(arena[at_featureVariance + unit * 96i + i1_2]);
      let v_189 = v_186 - v_187;
      arena[at_featureMean + unit * 96i + i1_2] = bitcast<u32>(v_187);
      arena[at_featureVariance + unit * 96i + i1_2] = bitcast<u32>(v_188 + (v_185 * ((v_189 * v_189) - v_188)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_192 = bitcast<f32>(arena[at_knobs + unit * 22i + 18i]);
    for (var i1_2 = i32(lane); i1_2 < 96i; i1_2 += 256i) {
      let v_190 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1_2]) - bitcast<f32>(arena[at_featureMean + unit * 96i + i1_2]);
      let v_191 = maxFloat(bitcast<f32>(arena[at_featureVariance + unit * 96i + i1_2]), 1.5642383222047584e-10f);
      arena[at_phi + unit * 160i + i1_2] = bitcast<u32>(minFloat(maxFloat(v_190 / sqrt(v_191), -5f), 5f) * v_192);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeSensors
    for (var i1_3 = i32(lane); i1_3 < 24i; i1_3 += 256i) {
      let v_193 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_3]);
      let v_194 = bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_3]);
      arena[at_phi + unit * 160i + (i1_3 + 96i)] = bitcast<u32>(v_193);
      arena[at_phi + unit * 160i + (i1_3 + 120i)] = bitcast<u32>(v_194);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeMotors
    for (var i1_4 = i32(lane); i1_4 < 4i; i1_4 += 256i) {
      arena[at_phi + unit * 160i + (i1_4 + 144i)] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_4]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeConstant
    for (var row_195 = i32(lane); row_195 < 1i; row_195 += 256i) {
      arena[at_phi + unit * 160i + 148i] = bitcast<u32>(1f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: value
    let v_196 = bitcast<i32>(arena[at_age + unit]) > 0i;
    let tile_205 = 0i;
    for (var slot_206 = i32(lane); slot_206 < hidden_16; slot_206 += 256i) {
      var s_197 = 0f;
      var s_198 = 0f;
      var s_199 = 0f;
      let begin_207 = tile_205;
      let end_208 = min(begin_207 + 256i, 160i);
      for (var j0_7 = begin_207 + slot_206 % 16i; j0_7 < end_208; j0_7 += 16i) {
        let v_200 = bitcast<f32>(arena[at_critic + unit * 160i + j0_7]);
        let v_201 = bitcast<f32>(arena[at_phi + unit * 160i + j0_7]);
        let v_202 = v_200 * v_201;
        let v_203 = v_201 * v_201;
        let v_204 = v_200 * v_200;
        s_197 += v_202;
        s_198 += v_203;
        s_199 += v_204;
      }
      pool[slot_206] = bitcast<u32>(s_197);
      pool[16i + slot_206] = bitcast<u32>(s_198);
      pool[32i + slot_206] = bitcast<u32>(s_199);
    }
    workgroupBarrier();
    let f_209 = poolHalves16(0i);
    let f_210 = poolHalves16(16i);
    let f_211 = poolHalves16(32i);
    workgroupBarrier();
    let v_212 = (bitcast<f32>(arena[at_reward + unit]) + (f_209 * 0.9700000286102295f)) - bitcast<f32>(arena[at_value + unit]);
    let v_213 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 16i]);
    let v_214 = select(0f, v_213 * (v_212 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f)), v_196);
    let v_215 = bitcast<f32>(arena[at_exploration + unit]) * (1f - bitcast<f32>(arena[at_confidence + unit]));
    if (lane == 0u) {
      arena[at_temporalDifference + unit] = bitcast<u32>(select(0f, v_212, v_196));
      arena[at_actStep + unit] = bitcast<u32>(v_214);
      arena[at_value + unit] = bitcast<u32>(f_209);
      arena[at_featurePower + unit] = bitcast<u32>(f_210);
      arena[at_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_211, 9.999999960041972e-13f)), 1f));
      arena[at_sigma + unit] = bitcast<u32>(maxFloat(0.30000001192092896f * v_215, 0.10000000149011612f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    let v_217 = f32(bitcast<i32>(arena[at_age + unit]) + 1i);
    let v_218 = bitcast<f32>(arena[at_confidence + unit]);
    let v_219 = bitcast<f32>(arena[at_error + unit]);
    let v_220 = bitcast<f32>(arena[at_meanError + unit]);
    let v_221 = bitcast<f32>(arena[at_energy + unit]);
    let v_222 = bitcast<f32>(arena[at_maximum + unit]);
    let v_223 = bitcast<f32>(arena[at_sparsity + unit]);
    let v_224 = bitcast<f32>(arena[at_novelty + unit]);
    let v_225 = bitcast<f32>(arena[at_match + unit * 5i + 0i]);
    let v_226 = f32(bitcast<i32>(arena[at_matchRow + unit * 5i + 0i]));
    let v_227 = bitcast<f32>(arena[at_exploration + unit]);
    let v_228 = f32(bitcast<i32>(arena[at_cognition + unit]));
    let v_229 = bitcast<f32>(arena[at_value + unit]);
    let v_230 = bitcast<f32>(arena[at_temporalDifference + unit]);
    let v_231 = bitcast<f32>(arena[at_gate + unit]);
    let v_232 = bitcast<f32>(arena[at_hold + unit]);
    let v_233 = bitcast<f32>(arena[at_patternRank + unit]);
    let v_234 = bitcast<f32>(arena[at_patternOn + unit]);
    let v_235 = f32(bitcast<i32>(arena[at_badInputs + unit]));
    let v_236 = f32(bitcast<i32>(arena[at_mended + unit]));
    let v_237 = bitcast<f32>(arena[at_information + unit]);
    let v_238 = bitcast<f32>(arena[at_drive + unit]);
    let v_239 = f32(bitcast<i32>(arena[at_activeCells + unit]));
    let v_240 = f32(bitcast<i32>(arena[at_stored + unit]));
    for (var row_216 = i32(lane); row_216 < 1i; row_216 += 256i) {
      arena[at_report + unit * 28i + 4i] = bitcast<u32>(v_217);
      arena[at_report + unit * 28i + 5i] = bitcast<u32>(v_218);
      arena[at_report + unit * 28i + 6i] = bitcast<u32>(v_219);
      arena[at_report + unit * 28i + 7i] = bitcast<u32>(v_220);
      arena[at_report + unit * 28i + 8i] = bitcast<u32>(v_221);
      arena[at_report + unit * 28i + 9i] = bitcast<u32>(v_222);
      arena[at_report + unit * 28i + 10i] = bitcast<u32>(v_223);
      arena[at_report + unit * 28i + 11i] = bitcast<u32>(v_224);
      arena[at_report + unit * 28i + 12i] = bitcast<u32>(v_225);
      arena[at_report + unit * 28i + 13i] = bitcast<u32>(v_226);
      arena[at_report + unit * 28i + 14i] = bitcast<u32>(v_227);
      arena[at_report + unit * 28i + 15i] = bitcast<u32>(v_228);
      arena[at_report + unit * 28i + 16i] = bitcast<u32>(v_229);
      arena[at_report + unit * 28i + 17i] = bitcast<u32>(v_230);
      arena[at_report + unit * 28i + 18i] = bitcast<u32>(v_231);
      arena[at_report + unit * 28i + 19i] = bitcast<u32>(v_232);
      arena[at_report + unit * 28i + 20i] = bitcast<u32>(v_233);
      arena[at_report + unit * 28i + 21i] = bitcast<u32>(v_234);
      arena[at_report + unit * 28i + 22i] = bitcast<u32>(v_235);
      arena[at_report + unit * 28i + 23i] = bitcast<u32>(v_236);
      arena[at_report + unit * 28i + 24i] = bitcast<u32>(v_237);
      arena[at_report + unit * 28i + 25i] = bitcast<u32>(v_238);
      arena[at_report + unit * 28i + 26i] = bitcast<u32>(v_239);
      arena[at_report + unit * 28i + 27i] = bitcast<u32>(v_240);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    let v_241 = bitcast<f32>(arena[at_patternOn + unit]) * bitcast<f32>(arena[at_patternRank + unit]);
    let v_242 = (v_241 * 0.5f) + 0.5f;
    let v_243 = bitcast<f32>(arena[at_moments + unit * 4i + 2i]) * 0.5f;
    let v_244 = bitcast<f32>(arena[at_moments + unit * 4i + 1i]) * 5f;
    let v_245 = bitcast<f32>(arena[at_moments + unit * 4i + 0i]) * 5f;
    let v_247 = bitcast<f32>(arena[at_knobs + unit * 22i + 14i]);
    let v_259 = bitcast<f32>(arena[at_knobs + unit * 22i + 15i]);
    for (var i1_5 = 0i; i1_5 < 4i; i1_5 += 1i) {
      let v_246 = select(select(select(0f, v_245, i1_5 == 0i), v_244, i1_5 == 1i), v_243, i1_5 == 3i);
      let tile_253 = 0i;
      for (var slot_254 = i32(lane); slot_254 < hidden_16; slot_254 += 256i) {
        var s_248 = 0f;
        var s_249 = 0f;
        let begin_255 = tile_253;
        let end_256 = min(begin_255 + 256i, 160i);
        for (var j0_8 = begin_255 + slot_254 % 16i; j0_8 < end_256; j0_8 += 16i) {
          let v_250 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_5) * 160i + j0_8]);
          let v_251 = v_250 * bitcast<f32>(arena[at_phi + unit * 160i + j0_8]);
          let v_252 = v_250 * v_250;
          s_248 += v_251;
          s_249 += v_252;
        }
        pool[slot_254] = bitcast<u32>(s_248);
        pool[16i + slot_254] = bitcast<u32>(s_249);
      }
      workgroupBarrier();
      let f_257 = poolHalves16(0i);
      let f_258 = poolHalves16(16i);
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_intention + unit * 4i + i1_5] = bitcast<u32>((select(v_246, v_242, i1_5 == 4i) * v_247) + (f_257 * v_259));
        arena[at_actorBound + unit * 4i + i1_5] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_258, 9.999999960041972e-13f)), 1f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_261 = arena[at_seed + unit];
    let v_262 = bitcast<u32>(bitcast<i32>(arena[at_age + unit])) + 4u;
    let v_263 = (0u + v_261) + v_262;
    let v_264 = ((v_262 << 13u) ^ (v_262 >> 19u)) ^ v_263;
    let v_265 = v_263 + v_264;
    let v_266 = ((v_264 << 15u) ^ (v_264 >> 17u)) ^ v_265;
    let v_267 = v_265 + v_266;
    let v_268 = ((v_266 << 26u) ^ (v_266 >> 6u)) ^ v_267;
    let v_269 = v_267 + v_268;
    let v_270 = (v_261 ^ 4u) ^ 466688986u;
    let v_271 = ((((v_268 << 6u) ^ (v_268 >> 26u)) ^ v_269) + v_270) + 1u;
    let v_272 = (v_269 + 4u) + v_271;
    let v_273 = ((v_271 << 17u) ^ (v_271 >> 15u)) ^ v_272;
    let v_274 = v_272 + v_273;
    let v_275 = ((v_273 << 29u) ^ (v_273 >> 3u)) ^ v_274;
    let v_276 = v_274 + v_275;
    let v_277 = ((v_275 << 16u) ^ (v_275 >> 16u)) ^ v_276;
    let v_278 = v_276 + v_277;
    let v_279 = ((((v_277 << 24u) ^ (v_277 >> 8u)) ^ v_278) + v_261) + 2u;
    let v_280 = (v_278 + v_270) + v_279;
    let v_281 = ((v_279 << 13u) ^ (v_279 >> 19u)) ^ v_280;
    let v_282 = v_280 + v_281;
    let v_283 = ((v_281 << 15u) ^ (v_281 >> 17u)) ^ v_282;
    let v_284 = v_282 + v_283;
    let v_285 = ((v_283 << 26u) ^ (v_283 >> 6u)) ^ v_284;
    let v_286 = v_284 + v_285;
    let v_287 = ((((v_285 << 6u) ^ (v_285 >> 26u)) ^ v_286) + 4u) + 3u;
    let v_288 = (v_286 + v_261) + v_287;
    let v_291 = ((v_287 << 17u) ^ (v_287 >> 15u)) ^ v_288;
    let v_301 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    let v_302 = bitcast<f32>(arena[at_sigma + unit]) * (bitcast<f32>(arena[at_knobs + unit * 22i + 17i]) * select(0f, 1f, v_301 > 0f));
    let v_303 = v_302 > 0f;
    let v_304 = maxFloat(v_302, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_305 = bitcast<f32>(arena[at_confidence + unit]);
    var a_307 = fromBits(0xff800000u);
    for (var j0_9 = 0i; j0_9 < 4i; j0_9++) {
      let v_308 = select(abs(bitcast<f32>(arena[at_intention + unit * 4i + j0_9])), 0f, j0_9 == 4i);
      a_307 = select(a_307, v_308, v_308 > a_307);
    }
    let v_309 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 22i + 11i]);
    let v_310 = (((v_305 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * select(1f, 1.2000000476837158f, v_309 > 0.5f);
    let v_311 = select(v_310, 0.05000000074505806f / maxFloat(a_307, 9.99999993922529e-9f), (a_307 < 0.05000000074505806f) && (a_307 > 9.99999993922529e-9f));
    let v_312 = select(v_311, ((0.30000001192092896f - v_305) * 2f) + 1.5f, v_305 < 0.30000001192092896f);
    let v_315 = (v_301 * bitcast<f32>(arena[at_knobs + unit * 22i + 16i])) * 0.20000000298023224f;
    let v_316 = v_315 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f);
    for (var i1_6 = i32(lane); i1_6 < 4i; i1_6 += 256i) {
      let v_260 = bitcast<u32>(i1_6);
      let v_289 = v_260 + v_288;
      let v_290 = (v_289 ^ (v_289 >> 16u)) * 4239568231u;
      let v_292 = ((v_290 ^ (v_290 >> 13u)) + v_291) * 1228438113u;
      let v_293 = v_292 ^ (v_292 >> 17u);
      let v_294 = v_260 + v_291;
      let v_295 = (v_294 ^ (v_294 >> 16u)) * 4239568231u;
      let v_296 = ((v_295 ^ (v_295 >> 13u)) + v_288) * 1228438113u;
      let v_297 = v_296 ^ (v_296 >> 17u);
      let v_298 = ((v_293 & 16711935u) + ((v_293 >> 8u) & 16711935u)) + ((v_297 & 16711935u) + ((v_297 >> 8u) & 16711935u));
      let v_299 = (f32(bitcast<i32>((v_298 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_300 = (bitcast<f32>(arena[at_wander + unit * 4i + i1_6]) * 0.800000011920929f) + v_299;
      let v_313 = bitcast<f32>(arena[at_intention + unit * 4i + i1_6]) * select(v_312, 1f, i1_6 == 4i);
      let v_314 = minFloat(maxFloat(v_313, -1f), 1f);
      let v_317 = minFloat(maxFloat(v_314 + (v_300 * v_302), -1f), 1f);
      arena[at_wander + unit * 4i + i1_6] = bitcast<u32>(v_300);
      arena[at_noiseNews + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_299 / v_304, v_303));
      arena[at_excess + unit * 4i + i1_6] = bitcast<u32>((v_313 - v_314) * v_316);
      arena[at_motors + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_317, v_317 == v_317));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_321 = bitcast<f32>(arena[at_actStep + unit]) * 0.009999999776482582f;
    let v_325 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    for (var row_318 = i32(lane); row_318 < 640i; row_318 += 256i) {
      let i2_2 = row_318 % 160i;
      let i1_7 = row_318 / 160i;
      let v_320 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_7) * 160i + i2_2]) * bitcast<f32>(arena[at_actorBound + unit * 4i + i1_7]);
      let v_322 = bitcast<f32>(arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2_2]);
      let v_323 = bitcast<f32>(arena[at_phi + unit * 160i + i2_2]);
      let v_324 = (v_320 + (v_321 * v_322)) - (bitcast<f32>(arena[at_excess + unit * 4i + i1_7]) * v_323);
      let v_326 = (v_322 * 0.7799999713897705f) + ((bitcast<f32>(arena[at_noiseNews + unit * 4i + i1_7]) * v_325) * v_323);
      arena[at_actor + (unit * 4i + i1_7) * 160i + i2_2] = bitcast<u32>(v_324);
      arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2_2] = bitcast<u32>(v_326);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnCritic
    let v_327 = bitcast<f32>(arena[at_criticBound + unit]);
    let v_328 = bitcast<f32>(arena[at_actStep + unit]) * 0.10000000149011612f;
    for (var i1_8 = i32(lane); i1_8 < 160i; i1_8 += 256i) {
      let v_329 = bitcast<f32>(arena[at_criticTrace + unit * 160i + i1_8]);
      let v_330 = (bitcast<f32>(arena[at_critic + unit * 160i + i1_8]) * v_327) + (v_328 * v_329);
      let v_331 = (v_329 * 0.8700000047683716f) + bitcast<f32>(arena[at_phi + unit * 160i + i1_8]);
      arena[at_critic + unit * 160i + i1_8] = bitcast<u32>(v_330);
      arena[at_criticTrace + unit * 160i + i1_8] = bitcast<u32>(v_331);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: foresee
    for (var slot_332 = i32(lane); slot_332 < hidden_384; slot_332 += 256i) {
      let row_333 = slot_332 / 16i;
      var s_336 = 0f;
      let begin_334 = 0i;
      let end_335 = min(begin_334 + 256i, 160i);
      for (var j0_10 = begin_334 + slot_332 % 16i; j0_10 < end_335; j0_10 += 16i) {
        let v_337 = bitcast<f32>(arena[at_readout + (unit * 24i + row_333) * 160i + j0_10]) * bitcast<f32>(arena[at_phi + unit * 160i + j0_10]);
        s_336 += v_337;
      }
      pool[0i + slot_332] = bitcast<u32>(s_336);
    }
    workgroupBarrier();
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 256i) {
      let at_338 = 0i + i1_9 * 16i;
      let f_339 = poolHalves16(at_338);
      let v_340 = bitcast<f32>(arena[at_fast + unit * 24i + i1_9]);
      let v_341 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_9]);
      let v_342 = v_340 + ((v_341 - v_340) * 0.10000000149011612f);
      let v_343 = bitcast<f32>(arena[at_slow + unit * 24i + i1_9]);
      let v_344 = v_343 + ((v_341 - v_343) * 0.009999999776482582f);
      let v_345 = maxFloat((v_341 * 2f) - bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_9]), -10f);
      arena[at_fast + unit * 24i + i1_9] = bitcast<u32>(v_342);
      arena[at_slow + unit * 24i + i1_9] = bitcast<u32>(v_344);
      arena[at_members + (unit * 4i + 0i) * 24i + i1_9] = bitcast<u32>(minFloat(v_345, 10f));
      arena[at_members + (unit * 4i + 1i) * 24i + i1_9] = bitcast<u32>(v_342);
      arena[at_members + (unit * 4i + 2i) * 24i + i1_9] = bitcast<u32>(v_344);
      arena[at_members + (unit * 4i + 3i) * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(f_339, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_347 = bitcast<f32>(arena[at_knobs + unit * 22i + 19i]);
    let v_350 = bitcast<f32>(arena[at_knobs + unit * 22i + 20i]);
    let v_355 = bitcast<f32>(arena[at_knobs + unit * 22i + 21i]);
    for (var i1_10 = i32(lane); i1_10 < 24i; i1_10 += 256i) {
      let v_346 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 0i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_348 = (1f / (v_346 * v_346)) * v_347;
      let v_349 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 1i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_351 = (1f / (v_349 * v_349)) * v_350;
      let v_352 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 2i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_353 = (1f / (v_352 * v_352)) * v_350;
      let v_354 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 3i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_356 = (1f / (v_354 * v_354)) * v_355;
      let v_357 = ((v_348 + v_351) + v_353) + v_356;
      let v_358 = (v_348 * bitcast<f32>(arena[at_members + (unit * 4i + 0i) * 24i + i1_10])) + (v_351 * bitcast<f32>(arena[at_members + (unit * 4i + 1i) * 24i + i1_10]));
      let v_359 = v_358 + (v_353 * bitcast<f32>(arena[at_members + (unit * 4i + 2i) * 24i + i1_10]));
      let v_360 = v_359 + (v_356 * bitcast<f32>(arena[at_members + (unit * 4i + 3i) * 24i + i1_10]));
      arena[at_prediction + unit * 24i + i1_10] = bitcast<u32>(minFloat(maxFloat(select(v_360 / v_357, 0f, v_357 == 0f), -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: reportMotors
    for (var i1_11 = i32(lane); i1_11 < 4i; i1_11 += 256i) {
      arena[at_report + unit * 28i + i1_11] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_11]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: grow
    let v_362 = bitcast<i32>(arena[at_age + unit]);
    let v_363 = select(v_362 + 1i, v_362, v_362 > 1073741824i);
    for (var row_361 = i32(lane); row_361 < 1i; row_361 += 256i) {
      arena[at_age + unit] = bitcast<u32>(v_363);
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
