// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+measure+activate+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+report+insist+intend+move+learnActor+learnCritic+foresee+agree+reportMotors+grow
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1536>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let at_usual = i32(params[19].x);
  let at_knobs = i32(params[4].x);
  let at_means = i32(params[14].w);
  let at_queryRaw = i32(params[42].y);
  let at_queryLevel = i32(params[42].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_queryScale = i32(params[42].w);
  let at_query = i32(params[18].w);
  {
    // nest: gatherQuery
    let v_4 = select(0f, 0.0020000000949949026f, bitcast<f32>(arena[at_knobs + unit * 23i + 0i]) > 0f);
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
  let at_means = i32(params[14].w);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let at_contextRaw = i32(params[43].x);
  let at_ruleMean = i32(params[14].x);
  let at_contextLength = i32(params[43].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let at_context = i32(params[22].z);
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
  let at_lastStore = i32(params[20].w);
  let at_isStore = i32(params[39].y);
  let at_writer = i32(params[38].w);
  let at_age = i32(params[4].y);
  let at_stored = i32(params[21].x);
  let at_energy = i32(params[15].y);
  let at_cellLoud = i32(params[40].w);
  let at_cellSquare = i32(params[41].x);
  let at_cellPeak = i32(params[41].y);
  let at_cellQuiet = i32(params[41].z);
  let at_cellMended = i32(params[41].w);
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let at_moments = i32(params[16].z);
  let at_means = i32(params[14].w);
  let hidden_128 = 128i + bitcast<i32>(params[48].z);
  let at_variance = i32(params[15].z);
  let at_maximum = i32(params[15].w);
  let at_sparsity = i32(params[16].x);
  let at_mended = i32(params[16].w);
  let at_activeCells = i32(params[16].y);
  let at_maxima = i32(params[15].x);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let at_featureSign = i32(params[17].w);
  let at_featureCell = i32(params[17].x);
  let at_featureGroup = i32(params[17].y);
  let at_featureLane = i32(params[17].z);
  let hidden_1536 = 1536i + bitcast<i32>(params[48].z);
  let at_featureRaw = i32(params[42].x);
  let at_featureMean = i32(params[18].x);
  let at_knobs = i32(params[4].x);
  let at_featureVariance = i32(params[18].y);
  let at_phi = i32(params[18].z);
  let at_sensors = i32(params[6].z);
  let at_sensorsLast = i32(params[6].w);
  let at_motors = i32(params[26].z);
  let at_temporalDifference = i32(params[28].w);
  let at_reward = i32(params[7].x);
  let at_critic = i32(params[28].x);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let at_value = i32(params[28].z);
  let at_actStep = i32(params[43].w);
  let at_featurePower = i32(params[29].x);
  let at_criticBound = i32(params[43].z);
  let at_sigma = i32(params[44].x);
  let at_exploration = i32(params[10].y);
  let at_confidence = i32(params[9].y);
  let at_report = i32(params[44].y);
  let at_error = i32(params[8].z);
  let at_meanError = i32(params[8].w);
  let at_novelty = i32(params[20].x);
  let at_match = i32(params[20].y);
  let at_matchRow = i32(params[20].z);
  let at_cognition = i32(params[11].z);
  let at_gate = i32(params[10].w);
  let at_hold = i32(params[11].y);
  let at_patternRank = i32(params[23].x);
  let at_patternOn = i32(params[23].y);
  let at_badInputs = i32(params[7].y);
  let at_information = i32(params[10].x);
  let at_drive = i32(params[10].z);
  let at_insistence = i32(params[27].y);
  let at_urge = i32(params[27].x);
  let at_intention = i32(params[44].z);
  let at_actor = i32(params[27].z);
  let at_actorBound = i32(params[44].w);
  let at_wander = i32(params[26].w);
  let at_seed = i32(params[4].z);
  let at_noiseNews = i32(params[45].x);
  let at_excess = i32(params[45].y);
  let at_actorTrace = i32(params[27].w);
  let at_criticTrace = i32(params[28].y);
  let at_readout = i32(params[30].z);
  let hidden_384 = 384i + bitcast<i32>(params[48].z);
  let at_fast = i32(params[30].x);
  let at_slow = i32(params[30].y);
  let at_members = i32(params[29].z);
  let at_prediction = i32(params[29].y);
  let at_memberErrors = i32(params[29].w);
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
    // nest: measure
    var a_9 = fromBits(0xff800000u);
    var a_10 = i32();
    var a_11 = i32();
    let tile_23 = 0i;
    for (var slot_24 = i32(lane); slot_24 < hidden_64; slot_24 += 256i) {
      var s_12 = 0f;
      var s_13 = 0f;
      let begin_25 = tile_23 + slot_24 / 16i * 256i;
      let end_26 = min(begin_25 + 256i, 1024i);
      for (var p_14 = begin_25 + slot_24 % 16i; p_14 < end_26; p_14 += 16i) {
        let j3 = p_14 % 16i;
        let q_15 = p_14 / 16i;
        let j2 = q_15 % 4i;
        let q_16 = q_15 / 4i;
        let j1 = q_16 % 4i;
        let j0_2 = q_16 / 4i;
        let v_18 = bitcast<f32>(arena[at_cellLoud + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_19 = bitcast<f32>(arena[at_cellSquare + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_20 = bitcast<f32>(arena[at_cellPeak + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_21 = bitcast<i32>(arena[at_cellQuiet + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        let v_22 = bitcast<i32>(arena[at_cellMended + (((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 16i + j3]);
        s_12 += v_18;
        s_13 += v_19;
        a_9 = select(a_9, v_20, v_20 > a_9);
        a_10 += v_21;
        a_11 += v_22;
      }
      pool[slot_24] = bitcast<u32>(s_12);
      pool[64i + slot_24] = bitcast<u32>(s_13);
    }
    workgroupBarrier();
    for (var c_29 = i32(lane); c_29 < 8i; c_29 += 256i) {
      pool[c_29 * 16i] = bitcast<u32>(poolHalves16(c_29 * 16i));
    }
    workgroupBarrier();
    let f_27 = ((bitcast<f32>(pool[0i]) + bitcast<f32>(pool[32i])) + (bitcast<f32>(pool[16i]) + bitcast<f32>(pool[48i])));
    let f_28 = ((bitcast<f32>(pool[64i]) + bitcast<f32>(pool[96i])) + (bitcast<f32>(pool[80i]) + bitcast<f32>(pool[112i])));
    workgroupBarrier();
    if (lane < 64u) {
      pool[lane] = bitcast<u32>(a_9);
      pool[64u + lane] = bitcast<u32>(a_10);
      pool[128u + lane] = bitcast<u32>(a_11);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_30 = bitcast<f32>(pool[lane + 8u]);
      let o_31 = bitcast<f32>(pool[lane + 16u]);
      let o_32 = bitcast<f32>(pool[lane + 24u]);
      let o_33 = bitcast<f32>(pool[lane + 32u]);
      let o_34 = bitcast<f32>(pool[lane + 40u]);
      let o_35 = bitcast<f32>(pool[lane + 48u]);
      let o_36 = bitcast<f32>(pool[lane + 56u]);
      let o_37 = bitcast<i32>(pool[64u + lane + 8u]);
      let o_38 = bitcast<i32>(pool[64u + lane + 16u]);
      let o_39 = bitcast<i32>(pool[64u + lane + 24u]);
      let o_40 = bitcast<i32>(pool[64u + lane + 32u]);
      let o_41 = bitcast<i32>(pool[64u + lane + 40u]);
      let o_42 = bitcast<i32>(pool[64u + lane + 48u]);
      let o_43 = bitcast<i32>(pool[64u + lane + 56u]);
      let o_44 = bitcast<i32>(pool[128u + lane + 8u]);
      let o_45 = bitcast<i32>(pool[128u + lane + 16u]);
      let o_46 = bitcast<i32>(pool[128u + lane + 24u]);
      let o_47 = bitcast<i32>(pool[128u + lane + 32u]);
      let o_48 = bitcast<i32>(pool[128u + lane + 40u]);
      let o_49 = bitcast<i32>(pool[128u + lane + 48u]);
      let o_50 = bitcast<i32>(pool[128u + lane + 56u]);
      a_9 = select(a_9, o_30, o_30 > a_9);
      a_9 = select(a_9, o_31, o_31 > a_9);
      a_9 = select(a_9, o_32, o_32 > a_9);
      a_9 = select(a_9, o_33, o_33 > a_9);
      a_9 = select(a_9, o_34, o_34 > a_9);
      a_9 = select(a_9, o_35, o_35 > a_9);
      a_9 = select(a_9, o_36, o_36 > a_9);
      a_10 += o_37;
      a_10 += o_38;
      a_10 += o_39;
      a_10 += o_40;
      a_10 += o_41;
      a_10 += o_42;
      a_10 += o_43;
      a_11 += o_44;
      a_11 += o_45;
      a_11 += o_46;
      a_11 += o_47;
      a_11 += o_48;
      a_11 += o_49;
      a_11 += o_50;
      pool[lane] = bitcast<u32>(a_9);
      pool[64u + lane] = bitcast<u32>(a_10);
      pool[128u + lane] = bitcast<u32>(a_11);
    }
    workgroupBarrier();
    a_9 = bitcast<f32>(pool[0u]);
    a_10 = bitcast<i32>(pool[64u + 0u]);
    a_11 = bitcast<i32>(pool[128u + 0u]);
    let o_51 = bitcast<f32>(pool[1u]);
    let o_52 = bitcast<f32>(pool[2u]);
    let o_53 = bitcast<f32>(pool[3u]);
    let o_54 = bitcast<f32>(pool[4u]);
    let o_55 = bitcast<f32>(pool[5u]);
    let o_56 = bitcast<f32>(pool[6u]);
    let o_57 = bitcast<f32>(pool[7u]);
    let o_58 = bitcast<i32>(pool[64u + 1u]);
    let o_59 = bitcast<i32>(pool[64u + 2u]);
    let o_60 = bitcast<i32>(pool[64u + 3u]);
    let o_61 = bitcast<i32>(pool[64u + 4u]);
    let o_62 = bitcast<i32>(pool[64u + 5u]);
    let o_63 = bitcast<i32>(pool[64u + 6u]);
    let o_64 = bitcast<i32>(pool[64u + 7u]);
    let o_65 = bitcast<i32>(pool[128u + 1u]);
    let o_66 = bitcast<i32>(pool[128u + 2u]);
    let o_67 = bitcast<i32>(pool[128u + 3u]);
    let o_68 = bitcast<i32>(pool[128u + 4u]);
    let o_69 = bitcast<i32>(pool[128u + 5u]);
    let o_70 = bitcast<i32>(pool[128u + 6u]);
    let o_71 = bitcast<i32>(pool[128u + 7u]);
    a_9 = select(a_9, o_51, o_51 > a_9);
    a_9 = select(a_9, o_52, o_52 > a_9);
    a_9 = select(a_9, o_53, o_53 > a_9);
    a_9 = select(a_9, o_54, o_54 > a_9);
    a_9 = select(a_9, o_55, o_55 > a_9);
    a_9 = select(a_9, o_56, o_56 > a_9);
    a_9 = select(a_9, o_57, o_57 > a_9);
    a_10 += o_58;
    a_10 += o_59;
    a_10 += o_60;
    a_10 += o_61;
    a_10 += o_62;
    a_10 += o_63;
    a_10 += o_64;
    a_11 += o_65;
    a_11 += o_66;
    a_11 += o_67;
    a_11 += o_68;
    a_11 += o_69;
    a_11 += o_70;
    a_11 += o_71;
    let f_72 = a_9;
    let f_73 = a_10;
    let f_74 = a_11;
    workgroupBarrier();
    let v_75 = f_27 / 1048576f;
    let tile_89 = 0i;
    for (var slot_90 = i32(lane); slot_90 < hidden_128; slot_90 += 256i) {
      var s_76 = 0f;
      var s_77 = 0f;
      var s_78 = 0f;
      var s_79 = 0f;
      let begin_91 = tile_89 + slot_90 / 16i * 256i;
      let end_92 = min(begin_91 + 256i, 2048i);
      for (var p_80 = begin_91 + slot_90 % 16i; p_80 < end_92; p_80 += 16i) {
        let j4 = p_80 % 16i;
        let q_81 = p_80 / 16i;
        let j3_2 = q_81 % 2i;
        let q_82 = q_81 / 2i;
        let j2 = q_82 % 4i;
        let q_83 = q_82 / 4i;
        let j1 = q_83 % 4i;
        let j0_2 = q_83 / 4i;
        let v_85 = bitcast<f32>(arena[at_means + ((((unit * 4i + j0_2) * 4i + j1) * 4i + j2) * 4i + j3_2) * 16i + j4]);
        let v_86 = ((f32(j0_2) * 0.5f) - 0.75f) * v_85;
        let v_87 = ((f32(j1) * 0.5f) - 0.75f) * v_85;
        let v_88 = ((f32(j2) * 0.5f) - 0.75f) * v_85;
        s_76 += v_86;
        s_77 += v_87;
        s_78 += v_88;
        s_79 += v_85;
      }
      pool[slot_90] = bitcast<u32>(s_76);
      pool[128i + slot_90] = bitcast<u32>(s_77);
      pool[256i + slot_90] = bitcast<u32>(s_78);
      pool[384i + slot_90] = bitcast<u32>(s_79);
    }
    workgroupBarrier();
    for (var c_97 = i32(lane); c_97 < 32i; c_97 += 256i) {
      pool[c_97 * 16i] = bitcast<u32>(poolHalves16(c_97 * 16i));
    }
    workgroupBarrier();
    let f_93 = (((bitcast<f32>(pool[0i]) + bitcast<f32>(pool[64i])) + (bitcast<f32>(pool[32i]) + bitcast<f32>(pool[96i]))) + ((bitcast<f32>(pool[16i]) + bitcast<f32>(pool[80i])) + (bitcast<f32>(pool[48i]) + bitcast<f32>(pool[112i]))));
    let f_94 = (((bitcast<f32>(pool[128i]) + bitcast<f32>(pool[192i])) + (bitcast<f32>(pool[160i]) + bitcast<f32>(pool[224i]))) + ((bitcast<f32>(pool[144i]) + bitcast<f32>(pool[208i])) + (bitcast<f32>(pool[176i]) + bitcast<f32>(pool[240i]))));
    let f_95 = (((bitcast<f32>(pool[256i]) + bitcast<f32>(pool[320i])) + (bitcast<f32>(pool[288i]) + bitcast<f32>(pool[352i]))) + ((bitcast<f32>(pool[272i]) + bitcast<f32>(pool[336i])) + (bitcast<f32>(pool[304i]) + bitcast<f32>(pool[368i]))));
    let f_96 = (((bitcast<f32>(pool[384i]) + bitcast<f32>(pool[448i])) + (bitcast<f32>(pool[416i]) + bitcast<f32>(pool[480i]))) + ((bitcast<f32>(pool[400i]) + bitcast<f32>(pool[464i])) + (bitcast<f32>(pool[432i]) + bitcast<f32>(pool[496i]))));
    workgroupBarrier();
    let v_98 = (v_75 * 2048f) + 2.0480000972747803f;
    let v_99 = f_96 / 2048f;
    let v_100 = bitcast<i32>(arena[at_mended + unit]) + f_74;
    if (lane == 0u) {
      arena[at_energy + unit] = bitcast<u32>(v_75);
      arena[at_moments + unit * 4i + 0i] = bitcast<u32>(f_93 / v_98);
      arena[at_moments + unit * 4i + 1i] = bitcast<u32>(f_94 / v_98);
      arena[at_moments + unit * 4i + 2i] = bitcast<u32>(f_95 / v_98);
      arena[at_variance + unit] = bitcast<u32>((f_28 / 1048576f) - (v_99 * v_99));
      arena[at_maximum + unit] = bitcast<u32>(f_72);
      arena[at_sparsity + unit] = bitcast<u32>(f32(f_73) / 1048576f);
      arena[at_mended + unit] = bitcast<u32>(v_100);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: activate
    var a_101 = 0i;
    for (var slot_103 = i32(lane); slot_103 < hidden_1024; slot_103 += 256i) {
      let row_104 = slot_103 / 16i;
      let j2_2 = row_104 % 4i;
      let q_107 = row_104 / 4i;
      let j1_2 = q_107 % 4i;
      let j0_3 = q_107 / 4i;
      var a_110 = fromBits(0xff800000u);
      let begin_105 = 0i;
      let end_106 = min(begin_105 + 256i, 32i);
      for (var p_109 = begin_105 + slot_103 % 16i; p_109 < end_106; p_109 += 16i) {
        let j4_2 = p_109 % 16i;
        let j3_3 = p_109 / 16i;
        let v_112 = bitcast<f32>(arena[at_maxima + ((((unit * 4i + j0_3) * 4i + j1_2) * 4i + j2_2) * 4i + j3_3) * 16i + j4_2]);
        a_110 = select(a_110, v_112, v_112 > a_110);
      }
      pool[0i + slot_103] = bitcast<u32>(a_110);
    }
    workgroupBarrier();
    for (var p_102 = i32(lane); p_102 < 64i; p_102 += 256i) {
      let j2_2 = p_102 % 4i;
      let q_113 = p_102 / 4i;
      let j1_2 = q_113 % 4i;
      let j0_3 = q_113 / 4i;
      let at_115 = 0i + p_102 * 16i;
      var a_116 = fromBits(0xff800000u);
      for (var e_117 = 0i; e_117 < 16i; e_117++) {
        let o_118 = bitcast<f32>(pool[at_115 + e_117]);
        a_116 = select(a_116, o_118, o_118 > a_116);
      }
      let v_119 = a_116 > 0.5f;
      a_101 += select(0i, 1i, v_119);
    }
    if (lane < 64u) {
      pool[1024u + lane] = bitcast<u32>(a_101);
    }
    workgroupBarrier();
    if (lane < 8u) {
      let o_120 = bitcast<i32>(pool[1024u + lane + 8u]);
      let o_121 = bitcast<i32>(pool[1024u + lane + 16u]);
      let o_122 = bitcast<i32>(pool[1024u + lane + 24u]);
      let o_123 = bitcast<i32>(pool[1024u + lane + 32u]);
      let o_124 = bitcast<i32>(pool[1024u + lane + 40u]);
      let o_125 = bitcast<i32>(pool[1024u + lane + 48u]);
      let o_126 = bitcast<i32>(pool[1024u + lane + 56u]);
      a_101 += o_120;
      a_101 += o_121;
      a_101 += o_122;
      a_101 += o_123;
      a_101 += o_124;
      a_101 += o_125;
      a_101 += o_126;
      pool[1024u + lane] = bitcast<u32>(a_101);
    }
    workgroupBarrier();
    a_101 = bitcast<i32>(pool[1024u + 0u]);
    let o_127 = bitcast<i32>(pool[1024u + 1u]);
    let o_128 = bitcast<i32>(pool[1024u + 2u]);
    let o_129 = bitcast<i32>(pool[1024u + 3u]);
    let o_130 = bitcast<i32>(pool[1024u + 4u]);
    let o_131 = bitcast<i32>(pool[1024u + 5u]);
    let o_132 = bitcast<i32>(pool[1024u + 6u]);
    let o_133 = bitcast<i32>(pool[1024u + 7u]);
    a_101 += o_127;
    a_101 += o_128;
    a_101 += o_129;
    a_101 += o_130;
    a_101 += o_131;
    a_101 += o_132;
    a_101 += o_133;
    let f_134 = a_101;
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_activeCells + unit] = bitcast<u32>(f_134);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: project
    for (var slot_135 = i32(lane); slot_135 < hidden_1536; slot_135 += 256i) {
      let row_136 = slot_135 / 16i;
      var s_139 = 0f;
      let begin_137 = 0i;
      let end_138 = min(begin_137 + 256i, 16i);
      for (var j0_4 = begin_137 + slot_135 % 16i; j0_4 < end_138; j0_4 += 16i) {
        let v_140 = bitcast<i32>(arena[at_featureCell + row_136 * 16i + j0_4]);
        let v_141 = bitcast<f32>(arena[at_means + ((((unit * 4i + clampAt(divSigned(v_140, 16i), 4i)) * 4i + clampAt(remSigned(divSigned(v_140, 4i), 4i), 4i)) * 4i + clampAt(remSigned(v_140, 4i), 4i)) * 4i + clampAt(bitcast<i32>(arena[at_featureGroup + row_136 * 16i + j0_4]), 4i)) * 16i + clampAt(bitcast<i32>(arena[at_featureLane + row_136 * 16i + j0_4]), 16i)]);
        let v_142 = bitcast<f32>(arena[at_featureSign + row_136 * 16i + j0_4]) * v_141;
        s_139 += v_142;
      }
      pool[0i + slot_135] = bitcast<u32>(s_139);
    }
    workgroupBarrier();
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let at_143 = 0i + i1 * 16i;
      let f_144 = poolHalves16(at_143);
      arena[at_featureRaw + unit * 96i + i1] = bitcast<u32>(f_144);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: follow
    let v_146 = bitcast<i32>(arena[at_age + unit]);
    let v_147 = select(0f, 0.00019999999494757503f, bitcast<f32>(arena[at_knobs + unit * 23i + 0i]) > 0f);
    let v_148 = 1f / f32(v_146 + 1i);
    let v_149 = select(maxFloat(v_147, v_148), maxFloat(v_147, v_148 * select(0f, 1f, v_147 > 0f)), v_146 > 100i);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_145 = bitcast<f32>(arena[at_featureMean + unit * 96i + i1]);
      let v_150 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1]);
      let v_151 = v_145 + (v_149 * (v_150 - v_145));
      let v_152 = bitcast<f32>(arena[at_featureVariance + unit * 96i + i1]);
      let v_153 = v_150 - v_151;
      arena[at_featureMean + unit * 96i + i1] = bitcast<u32>(v_151);
      arena[at_featureVariance + unit * 96i + i1] = bitcast<u32>(v_152 + (v_149 * ((v_153 * v_153) - v_152)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeField
    let v_156 = bitcast<f32>(arena[at_knobs + unit * 23i + 19i]);
    for (var i1 = i32(lane); i1 < 96i; i1 += 256i) {
      let v_154 = bitcast<f32>(arena[at_featureRaw + unit * 96i + i1]) - bitcast<f32>(arena[at_featureMean + unit * 96i + i1]);
      let v_155 = maxFloat(bitcast<f32>(arena[at_featureVariance + unit * 96i + i1]), 9.99999993922529e-9f);
      arena[at_phi + unit * 160i + i1] = bitcast<u32>(minFloat(maxFloat(v_154 / sqrt(v_155), -5f), 5f) * v_156);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeSensors
    for (var i1_2 = i32(lane); i1_2 < 24i; i1_2 += 256i) {
      let v_157 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_2]);
      let v_158 = bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_2]);
      arena[at_phi + unit * 160i + (i1_2 + 96i)] = bitcast<u32>(v_157);
      arena[at_phi + unit * 160i + (i1_2 + 120i)] = bitcast<u32>(v_158);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeMotors
    for (var i1_3 = i32(lane); i1_3 < 4i; i1_3 += 256i) {
      arena[at_phi + unit * 160i + (i1_3 + 144i)] = bitcast<u32>(bitcast<f32>(arena[at_motors + unit * 4i + i1_3]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: seeConstant
    for (var row_159 = i32(lane); row_159 < 1i; row_159 += 256i) {
      arena[at_phi + unit * 160i + 148i] = bitcast<u32>(1f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: value
    let v_160 = bitcast<i32>(arena[at_age + unit]) > 0i;
    let tile_169 = 0i;
    for (var slot_170 = i32(lane); slot_170 < hidden_16; slot_170 += 256i) {
      var s_161 = 0f;
      var s_162 = 0f;
      var s_163 = 0f;
      let begin_171 = tile_169;
      let end_172 = min(begin_171 + 256i, 160i);
      for (var j0_5 = begin_171 + slot_170 % 16i; j0_5 < end_172; j0_5 += 16i) {
        let v_164 = bitcast<f32>(arena[at_critic + unit * 160i + j0_5]);
        let v_165 = bitcast<f32>(arena[at_phi + unit * 160i + j0_5]);
        let v_166 = v_164 * v_165;
        let v_167 = v_165 * v_165;
        let v_168 = v_164 * v_164;
        s_161 += v_166;
        s_162 += v_167;
        s_163 += v_168;
      }
      pool[slot_170] = bitcast<u32>(s_161);
      pool[16i + slot_170] = bitcast<u32>(s_162);
      pool[32i + slot_170] = bitcast<u32>(s_163);
    }
    workgroupBarrier();
    let f_173 = poolHalves16(0i);
    let f_174 = poolHalves16(16i);
    let f_175 = poolHalves16(32i);
    workgroupBarrier();
    let v_176 = (bitcast<f32>(arena[at_reward + unit]) + (f_173 * 0.9700000286102295f)) - bitcast<f32>(arena[at_value + unit]);
    let v_177 = bitcast<f32>(arena[at_knobs + unit * 23i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 23i + 17i]);
    let v_178 = select(0f, v_177 * (v_176 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f)), v_160);
    let v_179 = bitcast<f32>(arena[at_exploration + unit]) * (1f - bitcast<f32>(arena[at_confidence + unit]));
    if (lane == 0u) {
      arena[at_temporalDifference + unit] = bitcast<u32>(select(0f, v_176, v_160));
      arena[at_actStep + unit] = bitcast<u32>(v_178);
      arena[at_value + unit] = bitcast<u32>(f_173);
      arena[at_featurePower + unit] = bitcast<u32>(f_174);
      arena[at_criticBound + unit] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_175, 9.999999960041972e-13f)), 1f));
      arena[at_sigma + unit] = bitcast<u32>(maxFloat(0.30000001192092896f * v_179, 0.10000000149011612f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    let v_181 = f32(bitcast<i32>(arena[at_age + unit]) + 1i);
    let v_182 = bitcast<f32>(arena[at_confidence + unit]);
    let v_183 = bitcast<f32>(arena[at_error + unit]);
    let v_184 = bitcast<f32>(arena[at_meanError + unit]);
    let v_185 = bitcast<f32>(arena[at_energy + unit]);
    let v_186 = bitcast<f32>(arena[at_maximum + unit]);
    let v_187 = bitcast<f32>(arena[at_sparsity + unit]);
    let v_188 = bitcast<f32>(arena[at_novelty + unit]);
    let v_189 = bitcast<f32>(arena[at_match + unit * 5i + 0i]);
    let v_190 = f32(bitcast<i32>(arena[at_matchRow + unit * 5i + 0i]));
    let v_191 = bitcast<f32>(arena[at_exploration + unit]);
    let v_192 = f32(bitcast<i32>(arena[at_cognition + unit]));
    let v_193 = bitcast<f32>(arena[at_value + unit]);
    let v_194 = bitcast<f32>(arena[at_temporalDifference + unit]);
    let v_195 = bitcast<f32>(arena[at_gate + unit]);
    let v_196 = bitcast<f32>(arena[at_hold + unit]);
    let v_197 = bitcast<f32>(arena[at_patternRank + unit]);
    let v_198 = bitcast<f32>(arena[at_patternOn + unit]);
    let v_199 = f32(bitcast<i32>(arena[at_badInputs + unit]));
    let v_200 = f32(bitcast<i32>(arena[at_mended + unit]));
    let v_201 = bitcast<f32>(arena[at_information + unit]);
    let v_202 = bitcast<f32>(arena[at_drive + unit]);
    let v_203 = f32(bitcast<i32>(arena[at_activeCells + unit]));
    let v_204 = f32(bitcast<i32>(arena[at_stored + unit]));
    for (var row_180 = i32(lane); row_180 < 1i; row_180 += 256i) {
      arena[at_report + unit * 28i + 4i] = bitcast<u32>(v_181);
      arena[at_report + unit * 28i + 5i] = bitcast<u32>(v_182);
      arena[at_report + unit * 28i + 6i] = bitcast<u32>(v_183);
      arena[at_report + unit * 28i + 7i] = bitcast<u32>(v_184);
      arena[at_report + unit * 28i + 8i] = bitcast<u32>(v_185);
      arena[at_report + unit * 28i + 9i] = bitcast<u32>(v_186);
      arena[at_report + unit * 28i + 10i] = bitcast<u32>(v_187);
      arena[at_report + unit * 28i + 11i] = bitcast<u32>(v_188);
      arena[at_report + unit * 28i + 12i] = bitcast<u32>(v_189);
      arena[at_report + unit * 28i + 13i] = bitcast<u32>(v_190);
      arena[at_report + unit * 28i + 14i] = bitcast<u32>(v_191);
      arena[at_report + unit * 28i + 15i] = bitcast<u32>(v_192);
      arena[at_report + unit * 28i + 16i] = bitcast<u32>(v_193);
      arena[at_report + unit * 28i + 17i] = bitcast<u32>(v_194);
      arena[at_report + unit * 28i + 18i] = bitcast<u32>(v_195);
      arena[at_report + unit * 28i + 19i] = bitcast<u32>(v_196);
      arena[at_report + unit * 28i + 20i] = bitcast<u32>(v_197);
      arena[at_report + unit * 28i + 21i] = bitcast<u32>(v_198);
      arena[at_report + unit * 28i + 22i] = bitcast<u32>(v_199);
      arena[at_report + unit * 28i + 23i] = bitcast<u32>(v_200);
      arena[at_report + unit * 28i + 24i] = bitcast<u32>(v_201);
      arena[at_report + unit * 28i + 25i] = bitcast<u32>(v_202);
      arena[at_report + unit * 28i + 26i] = bitcast<u32>(v_203);
      arena[at_report + unit * 28i + 27i] = bitcast<u32>(v_204);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: insist
    for (var i1_4 = i32(lane); i1_4 < 24i; i1_4 += 256i) {
      let v_205 = bitcast<f32>(arena[at_insistence + unit * 24i + i1_4]);
      let v_206 = minFloat(maxFloat(bitcast<f32>(arena[at_phi + unit * 160i + (i1_4 + 96i)]), -1f), 1f);
      arena[at_insistence + unit * 24i + i1_4] = bitcast<u32>(v_205 + ((v_206 - v_205) * 0.10000000149011612f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: intend
    let v_207 = bitcast<f32>(arena[at_knobs + unit * 23i + 15i]);
    let v_208 = v_207 > 0f;
    let v_210 = bitcast<f32>(arena[at_patternOn + unit]) * bitcast<f32>(arena[at_patternRank + unit]);
    let v_211 = (v_210 * 0.5f) + 0.5f;
    let v_212 = bitcast<f32>(arena[at_moments + unit * 4i + 2i]) * 0.5f;
    let v_213 = bitcast<f32>(arena[at_moments + unit * 4i + 1i]) * 5f;
    let v_214 = bitcast<f32>(arena[at_moments + unit * 4i + 0i]) * 5f;
    let v_218 = bitcast<f32>(arena[at_knobs + unit * 23i + 14i]);
    let v_230 = bitcast<f32>(arena[at_knobs + unit * 23i + 16i]);
    let v_241 = v_207 * 2f;
    for (var i1_5 = 0i; i1_5 < 4i; i1_5 += 1i) {
      let v_209 = bitcast<f32>(arena[at_urge + unit * 4i + i1_5]);
      let v_215 = select(select(select(0f, v_214, i1_5 == 0i), v_213, i1_5 == 1i), v_212, i1_5 == 3i);
      let v_216 = select(v_215, v_211, i1_5 == 4i);
      let v_217 = select(v_216, v_209 + ((v_216 - v_209) * 0.10000000149011612f), v_208);
      let tile_224 = 0i;
      for (var slot_225 = i32(lane); slot_225 < hidden_16; slot_225 += 256i) {
        var s_219 = 0f;
        var s_220 = 0f;
        let begin_226 = tile_224;
        let end_227 = min(begin_226 + 256i, 160i);
        for (var j0_6 = begin_226 + slot_225 % 16i; j0_6 < end_227; j0_6 += 16i) {
          let v_221 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_5) * 160i + j0_6]);
          let v_222 = v_221 * bitcast<f32>(arena[at_phi + unit * 160i + j0_6]);
          let v_223 = v_221 * v_221;
          s_219 += v_222;
          s_220 += v_223;
        }
        pool[slot_225] = bitcast<u32>(s_219);
        pool[16i + slot_225] = bitcast<u32>(s_220);
      }
      workgroupBarrier();
      let f_228 = poolHalves16(0i);
      let f_229 = poolHalves16(16i);
      workgroupBarrier();
      let tile_236 = 0i;
      for (var slot_237 = i32(lane); slot_237 < hidden_16; slot_237 += 256i) {
        var s_231 = 0f;
        let begin_238 = tile_236;
        let end_239 = min(begin_238 + 256i, 24i);
        for (var j0_7 = begin_238 + slot_237 % 16i; j0_7 < end_239; j0_7 += 16i) {
          let v_232 = j0_7 + 96i;
          let v_233 = bitcast<f32>(arena[at_phi + unit * 160i + v_232]);
          let v_234 = bitcast<f32>(arena[at_insistence + unit * 24i + j0_7]);
          let v_235 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_5) * 160i + v_232]) * select(0f, v_233 * abs(v_234), (v_233 * v_234) > 0f);
          s_231 += v_235;
        }
        pool[slot_237] = bitcast<u32>(s_231);
      }
      workgroupBarrier();
      let f_240 = poolHalves16(0i);
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_urge + unit * 4i + i1_5] = bitcast<u32>(v_217);
        arena[at_intention + unit * 4i + i1_5] = bitcast<u32>(((v_217 * v_218) + (f_228 * v_230)) + ((f_240 * v_241) * v_230));
        arena[at_actorBound + unit * 4i + i1_5] = bitcast<u32>(minFloat(4f / sqrt(maxFloat(f_229, 9.999999960041972e-13f)), 1f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: move
    let v_243 = arena[at_seed + unit];
    let v_244 = bitcast<u32>(bitcast<i32>(arena[at_age + unit])) + 4u;
    let v_245 = (0u + v_243) + v_244;
    let v_246 = ((v_244 << 13u) ^ (v_244 >> 19u)) ^ v_245;
    let v_247 = v_245 + v_246;
    let v_248 = ((v_246 << 15u) ^ (v_246 >> 17u)) ^ v_247;
    let v_249 = v_247 + v_248;
    let v_250 = ((v_248 << 26u) ^ (v_248 >> 6u)) ^ v_249;
    let v_251 = v_249 + v_250;
    let v_252 = (v_243 ^ 4u) ^ 466688986u;
    let v_253 = ((((v_250 << 6u) ^ (v_250 >> 26u)) ^ v_251) + v_252) + 1u;
    let v_254 = (v_251 + 4u) + v_253;
    let v_255 = ((v_253 << 17u) ^ (v_253 >> 15u)) ^ v_254;
    let v_256 = v_254 + v_255;
    let v_257 = ((v_255 << 29u) ^ (v_255 >> 3u)) ^ v_256;
    let v_258 = v_256 + v_257;
    let v_259 = ((v_257 << 16u) ^ (v_257 >> 16u)) ^ v_258;
    let v_260 = v_258 + v_259;
    let v_261 = ((((v_259 << 24u) ^ (v_259 >> 8u)) ^ v_260) + v_243) + 2u;
    let v_262 = (v_260 + v_252) + v_261;
    let v_263 = ((v_261 << 13u) ^ (v_261 >> 19u)) ^ v_262;
    let v_264 = v_262 + v_263;
    let v_265 = ((v_263 << 15u) ^ (v_263 >> 17u)) ^ v_264;
    let v_266 = v_264 + v_265;
    let v_267 = ((v_265 << 26u) ^ (v_265 >> 6u)) ^ v_266;
    let v_268 = v_266 + v_267;
    let v_269 = ((((v_267 << 6u) ^ (v_267 >> 26u)) ^ v_268) + 4u) + 3u;
    let v_270 = (v_268 + v_243) + v_269;
    let v_273 = ((v_269 << 17u) ^ (v_269 >> 15u)) ^ v_270;
    let v_283 = bitcast<f32>(arena[at_knobs + unit * 23i + 0i]);
    let v_284 = bitcast<f32>(arena[at_sigma + unit]) * (bitcast<f32>(arena[at_knobs + unit * 23i + 18i]) * select(0f, 1f, v_283 > 0f));
    let v_285 = v_284 > 0f;
    let v_286 = maxFloat(v_284, 9.999999974752427e-7f) * 0.6000000238418579f;
    let v_287 = bitcast<f32>(arena[at_confidence + unit]);
    var a_289 = fromBits(0xff800000u);
    for (var j0_8 = 0i; j0_8 < 4i; j0_8++) {
      let v_290 = select(abs(bitcast<f32>(arena[at_intention + unit * 4i + j0_8])), 0f, j0_8 == 4i);
      a_289 = select(a_289, v_290, v_290 > a_289);
    }
    let v_291 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 23i + 11i]);
    let v_292 = (((v_287 - 0.05000000074505806f) * 2.1052632331848145f) + 1f) * select(1f, 1.2000000476837158f, v_291 > 0.5f);
    let v_293 = select(v_292, 0.05000000074505806f / maxFloat(a_289, 9.99999993922529e-9f), (a_289 < 0.05000000074505806f) && (a_289 > 9.99999993922529e-9f));
    let v_294 = select(v_293, ((0.30000001192092896f - v_287) * 2f) + 1.5f, v_287 < 0.30000001192092896f);
    let v_297 = (v_283 * bitcast<f32>(arena[at_knobs + unit * 23i + 17i])) * 0.20000000298023224f;
    let v_298 = v_297 / maxFloat(bitcast<f32>(arena[at_featurePower + unit]), 1f);
    for (var i1_6 = i32(lane); i1_6 < 4i; i1_6 += 256i) {
      let v_242 = bitcast<u32>(i1_6);
      let v_271 = v_242 + v_270;
      let v_272 = (v_271 ^ (v_271 >> 16u)) * 4239568231u;
      let v_274 = ((v_272 ^ (v_272 >> 13u)) + v_273) * 1228438113u;
      let v_275 = v_274 ^ (v_274 >> 17u);
      let v_276 = v_242 + v_273;
      let v_277 = (v_276 ^ (v_276 >> 16u)) * 4239568231u;
      let v_278 = ((v_277 ^ (v_277 >> 13u)) + v_270) * 1228438113u;
      let v_279 = v_278 ^ (v_278 >> 17u);
      let v_280 = ((v_275 & 16711935u) + ((v_275 >> 8u) & 16711935u)) + ((v_279 & 16711935u) + ((v_279 >> 8u) & 16711935u));
      let v_281 = (f32(bitcast<i32>((v_280 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.6000000238418579f;
      let v_282 = (bitcast<f32>(arena[at_wander + unit * 4i + i1_6]) * 0.800000011920929f) + v_281;
      let v_295 = bitcast<f32>(arena[at_intention + unit * 4i + i1_6]) * select(v_294, 1f, i1_6 == 4i);
      let v_296 = minFloat(maxFloat(v_295, -1f), 1f);
      let v_299 = minFloat(maxFloat(v_296 + (v_282 * v_284), -1f), 1f);
      arena[at_wander + unit * 4i + i1_6] = bitcast<u32>(v_282);
      arena[at_noiseNews + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_281 / v_286, v_285));
      arena[at_excess + unit * 4i + i1_6] = bitcast<u32>((v_295 - v_296) * v_298);
      arena[at_motors + unit * 4i + i1_6] = bitcast<u32>(select(0f, v_299, v_299 == v_299));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnActor
    let v_303 = bitcast<f32>(arena[at_actStep + unit]) * 0.009999999776482582f;
    let v_307 = bitcast<f32>(arena[at_knobs + unit * 23i + 0i]);
    for (var row_300 = i32(lane); row_300 < 640i; row_300 += 256i) {
      let i2 = row_300 % 160i;
      let i1_7 = row_300 / 160i;
      let v_302 = bitcast<f32>(arena[at_actor + (unit * 4i + i1_7) * 160i + i2]) * bitcast<f32>(arena[at_actorBound + unit * 4i + i1_7]);
      let v_304 = bitcast<f32>(arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2]);
      let v_305 = bitcast<f32>(arena[at_phi + unit * 160i + i2]);
      let v_306 = (v_302 + (v_303 * v_304)) - (bitcast<f32>(arena[at_excess + unit * 4i + i1_7]) * v_305);
      let v_308 = (v_304 * 0.7799999713897705f) + ((bitcast<f32>(arena[at_noiseNews + unit * 4i + i1_7]) * v_307) * v_305);
      arena[at_actor + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_306);
      arena[at_actorTrace + (unit * 4i + i1_7) * 160i + i2] = bitcast<u32>(v_308);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnCritic
    let v_309 = bitcast<f32>(arena[at_criticBound + unit]);
    let v_310 = bitcast<f32>(arena[at_actStep + unit]) * 0.10000000149011612f;
    for (var i1_8 = i32(lane); i1_8 < 160i; i1_8 += 256i) {
      let v_311 = bitcast<f32>(arena[at_criticTrace + unit * 160i + i1_8]);
      let v_312 = (bitcast<f32>(arena[at_critic + unit * 160i + i1_8]) * v_309) + (v_310 * v_311);
      let v_313 = (v_311 * 0.8700000047683716f) + bitcast<f32>(arena[at_phi + unit * 160i + i1_8]);
      arena[at_critic + unit * 160i + i1_8] = bitcast<u32>(v_312);
      arena[at_criticTrace + unit * 160i + i1_8] = bitcast<u32>(v_313);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: foresee
    for (var slot_314 = i32(lane); slot_314 < hidden_384; slot_314 += 256i) {
      let row_315 = slot_314 / 16i;
      var s_318 = 0f;
      let begin_316 = 0i;
      let end_317 = min(begin_316 + 256i, 160i);
      for (var j0_9 = begin_316 + slot_314 % 16i; j0_9 < end_317; j0_9 += 16i) {
        let v_319 = bitcast<f32>(arena[at_readout + (unit * 24i + row_315) * 160i + j0_9]) * bitcast<f32>(arena[at_phi + unit * 160i + j0_9]);
        s_318 += v_319;
      }
      pool[0i + slot_314] = bitcast<u32>(s_318);
    }
    workgroupBarrier();
    for (var i1_9 = i32(lane); i1_9 < 24i; i1_9 += 256i) {
      let at_320 = 0i + i1_9 * 16i;
      let f_321 = poolHalves16(at_320);
      let v_322 = bitcast<f32>(arena[at_fast + unit * 24i + i1_9]);
      let v_323 = bitcast<f32>(arena[at_sensors + unit * 24i + i1_9]);
      let v_324 = v_322 + ((v_323 - v_322) * 0.10000000149011612f);
      let v_325 = bitcast<f32>(arena[at_slow + unit * 24i + i1_9]);
      let v_326 = v_325 + ((v_323 - v_325) * 0.009999999776482582f);
      let v_327 = maxFloat((v_323 * 2f) - bitcast<f32>(arena[at_sensorsLast + unit * 24i + i1_9]), -10f);
      arena[at_fast + unit * 24i + i1_9] = bitcast<u32>(v_324);
      arena[at_slow + unit * 24i + i1_9] = bitcast<u32>(v_326);
      arena[at_members + (unit * 4i + 0i) * 24i + i1_9] = bitcast<u32>(minFloat(v_327, 10f));
      arena[at_members + (unit * 4i + 1i) * 24i + i1_9] = bitcast<u32>(v_324);
      arena[at_members + (unit * 4i + 2i) * 24i + i1_9] = bitcast<u32>(v_326);
      arena[at_members + (unit * 4i + 3i) * 24i + i1_9] = bitcast<u32>(minFloat(maxFloat(f_321, -10f), 10f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: agree
    let v_329 = bitcast<f32>(arena[at_knobs + unit * 23i + 20i]);
    let v_332 = bitcast<f32>(arena[at_knobs + unit * 23i + 21i]);
    let v_337 = bitcast<f32>(arena[at_knobs + unit * 23i + 22i]);
    for (var i1_10 = i32(lane); i1_10 < 24i; i1_10 += 256i) {
      let v_328 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 0i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_330 = (1f / (v_328 * v_328)) * v_329;
      let v_331 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 1i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_333 = (1f / (v_331 * v_331)) * v_332;
      let v_334 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 2i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_335 = (1f / (v_334 * v_334)) * v_332;
      let v_336 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + 3i) * 24i + i1_10]) + 9.999999974752427e-7f;
      let v_338 = (1f / (v_336 * v_336)) * v_337;
      let v_339 = ((v_330 + v_333) + v_335) + v_338;
      let v_340 = (v_330 * bitcast<f32>(arena[at_members + (unit * 4i + 0i) * 24i + i1_10])) + (v_333 * bitcast<f32>(arena[at_members + (unit * 4i + 1i) * 24i + i1_10]));
      let v_341 = v_340 + (v_335 * bitcast<f32>(arena[at_members + (unit * 4i + 2i) * 24i + i1_10]));
      let v_342 = v_341 + (v_338 * bitcast<f32>(arena[at_members + (unit * 4i + 3i) * 24i + i1_10]));
      arena[at_prediction + unit * 24i + i1_10] = bitcast<u32>(minFloat(maxFloat(select(v_342 / v_339, 0f, v_339 == 0f), -10f), 10f));
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
    let v_344 = bitcast<i32>(arena[at_age + unit]);
    let v_345 = select(v_344 + 1i, v_344, v_344 > 1073741824i);
    var a_347 = 0i;
    for (var j0_10 = 0i; j0_10 < 4i; j0_10++) {
      let v_348 = !isFinite32(bitcast<f32>(arena[at_intention + unit * 4i + j0_10]));
      a_347 += select(0i, 1i, v_348);
    }
    let v_349 = bitcast<i32>(arena[at_mended + unit]) + a_347;
    for (var row_343 = i32(lane); row_343 < 1i; row_343 += 256i) {
      arena[at_age + unit] = bitcast<u32>(v_345);
      arena[at_mended + unit] = bitcast<u32>(v_349);
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
