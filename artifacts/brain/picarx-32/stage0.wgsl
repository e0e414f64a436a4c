// listen+keepSensors+sense+surprise+fieldWords+ruleWords+holdingWords+choosePlan+judgeMembers+confide+modulate+driveChannels+liken+rank+blendWeights+decide+appraise | recall_chunks | planRules | excite | chooseVictims_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1024>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn wrapAt(i: i32, size: i32) -> i32 {
  let rest = i % max(size, 1i);
  return select(rest, rest + size, rest < 0i);
}
fn expOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 89f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f;
  let v_6 = (k_4 * k_4) * ((k_4 * ((k_4 * v_5) + 0.1666652113199234f)) + 0.4999999403953552f);
  let v_7 = v_2 < 0f;
  let v_8 = bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + select(528482304u, 1602224128u, v_7));
  let v_9 = (((v_6 + k_4) + 1f) * v_8) * select(18446744073709552000f, 5.421010862427522e-20f, v_7);
  return v_9;
}
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[48].z); }
fn logOf(x: f32) -> f32 {
  let v_1 = bitcast<i32>(x);
  let v_2 = v_1 < 8388608i;
  let v_3 = bitcast<i32>(select(x, f32(v_1), v_2));
  let v_4 = (v_3 - 1060439283i) >> 23u;
  let v_5 = bitcast<f32>(v_3 - (v_4 << 23u)) - 1f;
  let k_6 = keep(v_5);
  let v_7 = f32(v_4 + select(0i, -149i, v_2));
  let v_8 = k_6 / (k_6 + 2f);
  let v_9 = v_8 * v_8;
  let v_10 = (v_9 * ((v_9 * 0.298714816570282f) + 0.3997756838798523f)) + 0.6666677594184875f;
  let v_11 = (v_7 * 0.693145751953125f) + (k_6 - ((v_8 * (k_6 - (v_9 * v_10))) - (v_7 * 0.000001428606765330187f)));
  let v_12 = select(select(x, fromBits(2143289344u), bitcast<u32>(x) > 2147483648u), fromBits(4286578688u), (bitcast<u32>(x) << 1u) == 0u);
  return select(v_12, v_11, (bitcast<u32>(x) - 1u) < 2139095039u);
}
fn part0(unit: i32, lane: u32) {
  let at_badInputs = i32(params[7].y);
  let at_sensed = i32(params[3].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_silence = i32(params[7].z);
  let at_reward = i32(params[7].x);
  let at_sensorsLast = i32(params[6].w);
  let at_sensors = i32(params[6].z);
  let at_low = i32(params[6].x);
  let at_rangeGiven = i32(params[8].y);
  let at_rangeLow = i32(params[7].w);
  let at_high = i32(params[6].y);
  let at_rangeHigh = i32(params[8].x);
  let at_error = i32(params[8].z);
  let at_prediction = i32(params[29].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_errors = i32(params[9].x);
  let at_age = i32(params[4].y);
  let at_fieldWords = i32(params[33].y);
  let at_seed = i32(params[4].z);
  let at_ruleWords = i32(params[33].z);
  let at_holdingWords = i32(params[33].w);
  let at_planWinner = i32(params[35].y);
  let at_knobs = i32(params[4].x);
  let at_planScore = i32(params[26].y);
  let at_planStart = i32(params[35].z);
  let at_memberErrors = i32(params[30].x);
  let at_members = i32(params[29].w);
  let at_meanError = i32(params[8].w);
  let at_improvement = i32(params[9].z);
  let at_plateau = i32(params[9].w);
  let at_confidence = i32(params[9].y);
  let at_activeCells = i32(params[17].x);
  let at_information = i32(params[10].x);
  let at_energy = i32(params[16].x);
  let at_variance = i32(params[16].y);
  let at_drive = i32(params[10].z);
  let at_exploration = i32(params[10].y);
  let at_novelty = i32(params[20].w);
  let at_gate = i32(params[10].w);
  let at_opening = i32(params[11].x);
  let at_hold = i32(params[11].y);
  let at_cognition = i32(params[11].z);
  let at_tune_noise = i32(params[31].y);
  let at_tune_gate = i32(params[31].z);
  let at_tune_pattern = i32(params[31].w);
  let at_patternOn = i32(params[24].x);
  let at_tune_plasticity = i32(params[32].x);
  let at_tune_memoryGain = i32(params[32].y);
  let at_tune_imprint = i32(params[32].z);
  let at_tune_learning = i32(params[32].w);
  let at_tune_drive = i32(params[33].x);
  let at_reachSensor = i32(params[11].w);
  let at_alike = i32(params[34].w);
  let at_contexts = i32(params[22].y);
  let at_context = i32(params[23].y);
  let hidden_3 = 3i + bitcast<i32>(params[48].z);
  let at_scores = i32(params[22].z);
  let at_additions = i32(params[23].x);
  let at_births = i32(params[22].w);
  let at_ranks = i32(params[34].x);
  let at_rankRows = i32(params[34].y);
  let at_rankWeights = i32(params[34].z);
  let at_install = i32(params[35].x);
  let at_planUntil = i32(params[25].x);
  let at_patternRank = i32(params[23].w);
  let at_worth = i32(params[36].x);
  let at_value = i32(params[28].w);
  let at_valueMean = i32(params[24].y);
  let at_valueSquare = i32(params[24].z);
  let at_lastAddition = i32(params[24].w);
  {
    // nest: listen
    var a_1 = 0i;
    for (var j0 = i32(lane); j0 < 25i; j0 += 64i) {
      let v_2 = bitcast<f32>(arena[at_sensed + unit * 25i + j0]);
      let v_3 = (!isFinite32(v_2)) || (abs(v_2) > 1000000f);
      a_1 += select(0i, 1i, v_3);
    }
    pool[lane] = bitcast<u32>(a_1);
    workgroupBarrier();
    for (var half_4 = u32(hidden_32); half_4 > 0u; half_4 >>= 1u) {
      if (lane < half_4) {
        let o_5 = bitcast<i32>(pool[lane + half_4]);
        a_1 += o_5;
        pool[lane] = bitcast<u32>(a_1);
      }
      workgroupBarrier();
    }
    let f_6 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    let v_7 = bitcast<i32>(arena[at_badInputs + unit]) + f_6;
    var a_8 = 0i;
    for (var j0_2 = i32(lane); j0_2 < 24i; j0_2 += 64i) {
      let v_9 = bitcast<f32>(arena[at_sensed + unit * 25i + j0_2]);
      let v_10 = abs(minFloat(maxFloat(select(0f, v_9, isFinite32(v_9)), -1000000f), 1000000f)) > 0.009999999776482582f;
      a_8 += select(0i, 1i, v_10);
    }
    pool[lane] = bitcast<u32>(a_8);
    workgroupBarrier();
    for (var half_11 = u32(hidden_32); half_11 > 0u; half_11 >>= 1u) {
      if (lane < half_11) {
        let o_12 = bitcast<i32>(pool[lane + half_11]);
        a_8 += o_12;
        pool[lane] = bitcast<u32>(a_8);
      }
      workgroupBarrier();
    }
    let f_13 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    let v_14 = select(bitcast<i32>(arena[at_silence + unit]) + 1i, 0i, f_13 > 0i);
    let v_15 = bitcast<f32>(arena[at_sensed + unit * 25i + 24i]);
    let v_16 = maxFloat(minFloat(maxFloat(select(0f, v_15, isFinite32(v_15)), -1000000f), 1000000f), -1f);
    if (lane == 0u) {
      arena[at_badInputs + unit] = bitcast<u32>(v_7);
      arena[at_silence + unit] = bitcast<u32>(v_14);
      arena[at_reward + unit] = bitcast<u32>(minFloat(v_16, 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: keepSensors
    for (var i1 = i32(lane); i1 < 24i; i1 += 64i) {
      arena[at_sensorsLast + unit * 24i + i1] = bitcast<u32>(bitcast<f32>(arena[at_sensors + unit * 24i + i1]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: sense
    for (var i1 = i32(lane); i1 < 24i; i1 += 64i) {
      let v_17 = bitcast<i32>(arena[at_rangeGiven + i1]) == 1i;
      let v_18 = bitcast<f32>(arena[at_sensed + unit * 25i + i1]);
      let v_19 = minFloat(maxFloat(select(0f, v_18, isFinite32(v_18)), -1000000f), 1000000f);
      let v_20 = select(minFloat(bitcast<f32>(arena[at_low + unit * 24i + i1]), v_19), bitcast<f32>(arena[at_rangeLow + i1]), v_17);
      let v_21 = select(maxFloat(bitcast<f32>(arena[at_high + unit * 24i + i1]), v_19), bitcast<f32>(arena[at_rangeHigh + i1]), v_17);
      arena[at_low + unit * 24i + i1] = bitcast<u32>(v_20);
      arena[at_high + unit * 24i + i1] = bitcast<u32>(v_21);
      arena[at_sensors + unit * 24i + i1] = bitcast<u32>(minFloat(maxFloat((((v_19 - v_20) * 2f) / (v_21 - v_20)) - 1f, -1f), 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: surprise, fieldWords, ruleWords, holdingWords, choosePlan
    let tile_25 = 0i;
    for (var slot_26 = i32(lane); slot_26 < hidden_16; slot_26 += 64i) {
      var s_22 = 0f;
      let begin_27 = tile_25;
      let end_28 = min(begin_27 + 256i, 24i);
      for (var j0_3 = begin_27 + slot_26 % 16i; j0_3 < end_28; j0_3 += 16i) {
        let v_23 = bitcast<f32>(arena[at_sensors + unit * 24i + j0_3]) - bitcast<f32>(arena[at_prediction + unit * 24i + j0_3]);
        let v_24 = abs(v_23);
        s_22 += v_24;
      }
      pool[slot_26] = bitcast<u32>(s_22);
    }
    workgroupBarrier();
    for (var half_29 = hidden_8; half_29 > 0i; half_29 >>= 1u) {
      for (var pair_30 = i32(lane); pair_30 < 1i * half_29; pair_30 += 64i) {
        let left_31 = pair_30 / half_29 * 16i + pair_30 % half_29;
        pool[left_31] = bitcast<u32>(bitcast<f32>(pool[left_31]) + bitcast<f32>(pool[left_31 + half_29]));
      }
      workgroupBarrier();
    }
    let f_32 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    let v_33 = f_32 / 24f;
    let v_34 = bitcast<i32>(arena[at_age + unit]);
    let v_35 = remSigned(v_34, 1000i);
    let v_36 = arena[at_seed + unit];
    let v_37 = 0u + v_36;
    let v_38 = bitcast<u32>(v_34) + 3u;
    let v_39 = v_37 + v_38;
    let v_40 = ((v_38 << 13u) ^ (v_38 >> 19u)) ^ v_39;
    let v_41 = v_39 + v_40;
    let v_42 = ((v_40 << 15u) ^ (v_40 >> 17u)) ^ v_41;
    let v_43 = v_41 + v_42;
    let v_44 = ((v_42 << 26u) ^ (v_42 >> 6u)) ^ v_43;
    let v_45 = v_43 + v_44;
    let v_46 = (v_36 ^ 3u) ^ 466688986u;
    let v_47 = ((((v_44 << 6u) ^ (v_44 >> 26u)) ^ v_45) + v_46) + 1u;
    let v_48 = (v_45 + 3u) + v_47;
    let v_49 = ((v_47 << 17u) ^ (v_47 >> 15u)) ^ v_48;
    let v_50 = v_48 + v_49;
    let v_51 = ((v_49 << 29u) ^ (v_49 >> 3u)) ^ v_50;
    let v_52 = v_50 + v_51;
    let v_53 = ((v_51 << 16u) ^ (v_51 >> 16u)) ^ v_52;
    let v_54 = v_52 + v_53;
    let v_55 = ((((v_53 << 24u) ^ (v_53 >> 8u)) ^ v_54) + v_36) + 2u;
    let v_56 = (v_54 + v_46) + v_55;
    let v_57 = ((v_55 << 13u) ^ (v_55 >> 19u)) ^ v_56;
    let v_58 = v_56 + v_57;
    let v_59 = ((v_57 << 15u) ^ (v_57 >> 17u)) ^ v_58;
    let v_60 = v_58 + v_59;
    let v_61 = ((v_59 << 26u) ^ (v_59 >> 6u)) ^ v_60;
    let v_62 = v_60 + v_61;
    let v_63 = ((((v_61 << 6u) ^ (v_61 >> 26u)) ^ v_62) + 3u) + 3u;
    let v_64 = (v_62 + v_36) + v_63;
    let c_65 = 0u;
    let v_66 = c_65 + 1u;
    let v_67 = v_37 + v_66;
    let v_68 = ((v_66 << 13u) ^ (v_66 >> 19u)) ^ v_67;
    let v_69 = v_67 + v_68;
    let v_70 = ((v_68 << 15u) ^ (v_68 >> 17u)) ^ v_69;
    let v_71 = v_69 + v_70;
    let v_72 = ((v_70 << 26u) ^ (v_70 >> 6u)) ^ v_71;
    let v_73 = v_71 + v_72;
    let v_74 = (v_36 ^ 1u) ^ 466688986u;
    let v_75 = ((((v_72 << 6u) ^ (v_72 >> 26u)) ^ v_73) + v_74) + 1u;
    let v_76 = (v_73 + 1u) + v_75;
    let v_77 = ((v_75 << 17u) ^ (v_75 >> 15u)) ^ v_76;
    let v_78 = v_76 + v_77;
    let v_79 = ((v_77 << 29u) ^ (v_77 >> 3u)) ^ v_78;
    let v_80 = v_78 + v_79;
    let v_81 = ((v_79 << 16u) ^ (v_79 >> 16u)) ^ v_80;
    let v_82 = v_80 + v_81;
    let v_83 = ((((v_81 << 24u) ^ (v_81 >> 8u)) ^ v_82) + v_36) + 2u;
    let v_84 = (v_82 + v_74) + v_83;
    let v_85 = ((v_83 << 13u) ^ (v_83 >> 19u)) ^ v_84;
    let v_86 = v_84 + v_85;
    let v_87 = ((v_85 << 15u) ^ (v_85 >> 17u)) ^ v_86;
    let v_88 = v_86 + v_87;
    let v_89 = ((v_87 << 26u) ^ (v_87 >> 6u)) ^ v_88;
    let v_90 = v_88 + v_89;
    let v_91 = ((((v_89 << 6u) ^ (v_89 >> 26u)) ^ v_90) + 1u) + 3u;
    let v_92 = (v_90 + v_36) + v_91;
    let c_93 = 0u;
    let v_94 = c_93 + 2u;
    let v_95 = v_37 + v_94;
    let v_96 = ((v_94 << 13u) ^ (v_94 >> 19u)) ^ v_95;
    let v_97 = v_95 + v_96;
    let v_98 = ((v_96 << 15u) ^ (v_96 >> 17u)) ^ v_97;
    let v_99 = v_97 + v_98;
    let v_100 = ((v_98 << 26u) ^ (v_98 >> 6u)) ^ v_99;
    let v_101 = v_99 + v_100;
    let v_102 = (v_36 ^ 2u) ^ 466688986u;
    let v_103 = ((((v_100 << 6u) ^ (v_100 >> 26u)) ^ v_101) + v_102) + 1u;
    let v_104 = (v_101 + 2u) + v_103;
    let v_105 = ((v_103 << 17u) ^ (v_103 >> 15u)) ^ v_104;
    let v_106 = v_104 + v_105;
    let v_107 = ((v_105 << 29u) ^ (v_105 >> 3u)) ^ v_106;
    let v_108 = v_106 + v_107;
    let v_109 = ((v_107 << 16u) ^ (v_107 >> 16u)) ^ v_108;
    let v_110 = v_108 + v_109;
    let v_111 = ((((v_109 << 24u) ^ (v_109 >> 8u)) ^ v_110) + v_36) + 2u;
    let v_112 = (v_110 + v_102) + v_111;
    let v_113 = ((v_111 << 13u) ^ (v_111 >> 19u)) ^ v_112;
    let v_114 = v_112 + v_113;
    let v_115 = ((v_113 << 15u) ^ (v_113 >> 17u)) ^ v_114;
    let v_116 = v_114 + v_115;
    let v_117 = ((v_115 << 26u) ^ (v_115 >> 6u)) ^ v_116;
    let v_118 = v_116 + v_117;
    let v_119 = ((((v_117 << 6u) ^ (v_117 >> 26u)) ^ v_118) + 2u) + 3u;
    let v_120 = (v_118 + v_36) + v_119;
    let v_121 = remSigned(v_34, 21i) == 20i;
    let v_122 = bitcast<f32>(arena[at_knobs + unit * 22i + 13i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    var a_124 = fromBits(0xff800000u);
    var a_125 = fromBits(0xff800000u);
    var k_126 = -1i;
    for (var j0_4 = 0i; j0_4 < 8i; j0_4++) {
      let v_127 = bitcast<f32>(arena[at_planScore + unit * 8i + j0_4]);
      a_124 = select(a_124, v_127, v_127 > a_124);
      if (!isNan(v_127) && (k_126 < 0i || v_127 > a_125)) {
        a_125 = v_127;
        k_126 = j0_4;
      }
    }
    let v_128 = a_124 > (bitcast<f32>(arena[at_planScore + unit * 8i + 0i]) + 0.009999999776482582f);
    let v_129 = select(0i, min(max(k_126, 0i), 7i), ((v_121 && (v_34 >= 40i)) && (v_122 > 0f)) && v_128);
    if (lane == 0u) {
      arena[at_error + unit] = bitcast<u32>(v_33);
      if (v_35 >= 0i && v_35 < 1000i) {
        arena[at_errors + unit * 1000i + v_35] = bitcast<u32>(v_33);
      }
      arena[at_fieldWords + unit * 2i + 0i] = v_64;
      arena[at_fieldWords + unit * 2i + 1i] = ((v_63 << 17u) ^ (v_63 >> 15u)) ^ v_64;
      arena[at_ruleWords + unit * 2i + 0i] = v_92;
      arena[at_ruleWords + unit * 2i + 1i] = ((v_91 << 17u) ^ (v_91 >> 15u)) ^ v_92;
      arena[at_holdingWords + unit * 2i + 0i] = v_120;
      arena[at_holdingWords + unit * 2i + 1i] = ((v_119 << 17u) ^ (v_119 >> 15u)) ^ v_120;
      arena[at_planWinner + unit] = bitcast<u32>(v_129);
      arena[at_planStart + unit] = bitcast<u32>(i32(v_121));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: judgeMembers
    let v_134 = maxFloat(0.019999999552965164f, 1f / f32(bitcast<i32>(arena[at_age + unit]) + 1i));
    for (var row_130 = i32(lane); row_130 < 96i; row_130 += 64i) {
      let i2 = row_130 % 24i;
      let i1_2 = row_130 / 24i;
      let v_132 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2]);
      let v_133 = bitcast<f32>(arena[at_sensors + unit * 24i + i2]) - bitcast<f32>(arena[at_members + (unit * 4i + i1_2) * 24i + i2]);
      arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2] = bitcast<u32>(v_132 + (((v_133 * v_133) - v_132) * v_134));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: confide
    let v_136 = bitcast<i32>(arena[at_age + unit]);
    let v_137 = min(v_136 + 1i, 100i);
    let v_138 = remSigned(v_136, 1000i);
    let tile_140 = 0i;
    for (var slot_141 = i32(lane); slot_141 < hidden_16; slot_141 += 64i) {
      var s_135 = 0f;
      let begin_142 = tile_140;
      let end_143 = min(begin_142 + 256i, 100i);
      for (var j0_5 = begin_142 + slot_141 % 16i; j0_5 < end_143; j0_5 += 16i) {
        let v_139 = select(0f, bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_138 - j0_5, 1000i)]), j0_5 < v_137);
        s_135 += v_139;
      }
      pool[slot_141] = bitcast<u32>(s_135);
    }
    workgroupBarrier();
    for (var half_144 = hidden_8; half_144 > 0i; half_144 >>= 1u) {
      for (var pair_145 = i32(lane); pair_145 < 1i * half_144; pair_145 += 64i) {
        let left_146 = pair_145 / half_144 * 16i + pair_145 % half_144;
        pool[left_146] = bitcast<u32>(bitcast<f32>(pool[left_146]) + bitcast<f32>(pool[left_146 + half_144]));
      }
      workgroupBarrier();
    }
    let f_147 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    let v_148 = f_147 / f32(v_137);
    let v_149 = v_136 > 20i;
    var s_151 = array<f32, 16>();
    var s_153 = array<f32, 16>();
    for (var l_150 = 0i; l_150 < min(16i, 10i); l_150++) {
      let j0_6 = l_150;
      let v_155 = bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_138 - (j0_6 + 10i), 1000i)]);
      let v_156 = bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_138 - j0_6, 1000i)]);
      s_151[l_150] += v_155;
      s_153[l_150] += v_156;
    }
    let f_152 = halves16(s_151);
    let f_154 = halves16(s_153);
    let v_159 = (bitcast<f32>(arena[at_improvement + unit]) * 0.8999999761581421f) + (select(0f, (f_152 - f_154) / 10f, v_149) * 0.10000000149011612f);
    let v_160 = select(0i, select(0i, bitcast<i32>(arena[at_plateau + unit]) + 1i, v_149), abs(v_159) < 0.0010000000474974513f);
    let v_161 = 0.8999999761581421f - minFloat(f32(v_136) / 1000f, 0.20000000298023224f);
    let v_162 = 1.5f - (minFloat(f32(bitcast<i32>(arena[at_activeCells + unit])) / 50f, 1f) * 0.5f);
    let v_163 = (v_161 * bitcast<f32>(arena[at_confidence + unit])) + ((1f - v_161) * (1f - minFloat(maxFloat(v_162 * v_148, 0f), 1f)));
    if (lane == 0u) {
      arena[at_meanError + unit] = bitcast<u32>(v_148);
      arena[at_improvement + unit] = bitcast<u32>(v_159);
      arena[at_plateau + unit] = bitcast<u32>(v_160);
      arena[at_confidence + unit] = bitcast<u32>(v_163);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: modulate
    let v_165 = bitcast<f32>(arena[at_energy + unit]) * (bitcast<f32>(arena[at_variance + unit]) + 1f);
    let v_166 = (bitcast<f32>(arena[at_information + unit]) * 0.949999988079071f) + (v_165 * 0.05000000074505806f);
    let v_167 = bitcast<i32>(arena[at_silence + unit]);
    let v_168 = minFloat(maxFloat(v_166 / 0.05000000074505806f, 0f), 1f);
    let v_169 = bitcast<f32>(arena[at_confidence + unit]);
    let v_170 = select((v_168 + v_169) * 0.5f, 0.949999988079071f, v_167 > 100i);
    let v_171 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 22i + 11i]);
    let v_172 = ((1f - v_168) * ((v_171 * 0.5f) + 0.5f)) + minFloat(f32(bitcast<i32>(arena[at_plateau + unit])) / 200f, 0.5f);
    let v_173 = 1f - v_169;
    let v_174 = minFloat(minFloat(v_172 + 0.30000001192092896f, 1f) + (v_173 * 0.20000000298023224f), 1f);
    let v_175 = bitcast<f32>(arena[at_error + unit]);
    let v_176 = (((v_175 - bitcast<f32>(arena[at_meanError + unit])) * 4f) + v_171) - 0.30000001192092896f;
    let v_177 = abs(bitcast<f32>(arena[at_reward + unit]));
    let v_178 = minFloat(maxFloat(v_176 + v_177, 0f), 1f) * bitcast<f32>(arena[at_knobs + unit * 22i + 10i]);
    let v_179 = maxFloat(bitcast<f32>(arena[at_opening + unit]) * 0.800000011920929f, v_178);
    let v_180 = maxFloat(bitcast<f32>(arena[at_hold + unit]) * 0.949999988079071f, v_178);
    let v_181 = select(1i, 2i, v_169 > 0.6000000238418579f);
    let v_182 = select(select(v_181, select(v_181, 3i, v_168 > 0.699999988079071f), v_167 > 50i), 0i, v_168 < 0.30000001192092896f);
    let v_183 = (v_170 * 0.00009999999747378752f) * bitcast<f32>(arena[at_knobs + unit * 22i + 9i]);
    let v_184 = v_179 * 0.30000001192092896f;
    let v_185 = bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    let v_186 = ((1f - v_180) * 0.10000000149011612f) * (bitcast<f32>(arena[at_patternOn + unit]) * v_185);
    let v_187 = logOf((f32(bitcast<i32>(arena[at_age + unit])) / 1000f) + 1f) * 0.4342944920063019f;
    let v_188 = minFloat((v_175 * 4f) + 1f, 3f);
    let v_189 = minFloat(((v_187 + 1f) * 0.009999999776482582f) * v_188, 0.05000000074505806f);
    let v_190 = select(v_185 * 0.019999999552965164f, 0f, v_167 > 0i);
    let v_191 = ((v_177 * 0.5f) + 0.5f) * (0.10000000149011612f + (v_173 * 0.8999999761581421f));
    let v_192 = maxFloat(0.5f, v_191) * bitcast<f32>(arena[at_knobs + unit * 22i + 1i]);
    let v_193 = (v_188 * 0.009999999776482582f) * bitcast<f32>(arena[at_knobs + unit * 22i + 2i]);
    for (var row_164 = i32(lane); row_164 < 1i; row_164 += 64i) {
      arena[at_information + unit] = bitcast<u32>(v_166);
      arena[at_drive + unit] = bitcast<u32>(v_170);
      arena[at_exploration + unit] = bitcast<u32>(v_174);
      arena[at_gate + unit] = bitcast<u32>(v_178);
      arena[at_opening + unit] = bitcast<u32>(v_179);
      arena[at_hold + unit] = bitcast<u32>(v_180);
      arena[at_cognition + unit] = bitcast<u32>(v_182);
      arena[at_tune_noise + unit] = bitcast<u32>(v_183);
      arena[at_tune_gate + unit] = bitcast<u32>(v_184);
      arena[at_tune_pattern + unit] = bitcast<u32>(v_186);
      arena[at_tune_plasticity + unit] = bitcast<u32>(v_189);
      arena[at_tune_memoryGain + unit] = bitcast<u32>(v_190);
      arena[at_tune_imprint + unit] = bitcast<u32>(v_192);
      arena[at_tune_learning + unit] = bitcast<u32>(v_193);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: driveChannels
    let v_198 = bitcast<f32>(arena[at_tune_imprint + unit]);
    let v_200 = bitcast<f32>(arena[at_tune_learning + unit]);
    for (var row_194 = i32(lane); row_194 < 64i; row_194 += 64i) {
      let i3 = row_194 % 2i;
      let q_195 = row_194 / 2i;
      let i2_2 = q_195 % 16i;
      let i1_3 = q_195 / 16i;
      let v_197 = bitcast<i32>(arena[at_reachSensor + (i1_3 * 2i + i3) * 16i + i2_2]);
      let v_199 = bitcast<f32>(arena[at_sensors + unit * 24i + clampAt(v_197, 24i)]);
      let v_201 = v_200 * (v_199 - bitcast<f32>(arena[at_prediction + unit * 24i + clampAt(v_197, 24i)]));
      arena[at_tune_drive + ((unit * 2i + i1_3) * 2i + i3) * 16i + i2_2] = bitcast<u32>(select((v_198 * v_199) + v_201, 0f, v_197 < 0i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: liken
    for (var i1_4 = i32(lane); i1_4 < 100i; i1_4 += 64i) {
      var s_203 = array<f32, 16>();
      for (var b_207 = 0i; b_207 < 64i; b_207 += 16i) {
        for (var l_202 = 0i; l_202 < 16i; l_202++) {
          let j0_7 = b_207 + l_202;
          let v_205 = bitcast<f32>(arena[at_contexts + i1_4 * 64i + j0_7]) * bitcast<f32>(arena[at_context + unit * 64i + j0_7]);
          s_203[l_202] += v_205;
        }
      }
      let f_204 = halves16(s_203);
      arena[at_alike + unit * 100i + i1_4] = bitcast<u32>(f_204);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // topk: rank
    let v_214 = bitcast<i32>(arena[at_additions]);
    var best_208: array<f32, 3>;
    var at_209: array<i32, 3>;
    for (var r = 0i; r < hidden_3; r++) { best_208[r] = fromBits(0xff800000u); at_209[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < 100i; o0 += 64i) {
        let v_212 = bitcast<f32>(arena[at_scores + o0]);
        let v_213 = v_212 > 0f;
        let v_215 = expOf(f32(v_214 - bitcast<i32>(arena[at_births + o0])) * (-0.10000000149011612f));
        let v_211 = ((bitcast<f32>(arena[at_alike + unit * 100i + o0]) * v_212) * v_215);
        if (v_213 && !isNan(v_211) && (at_209[2] < 0i || v_211 > best_208[2])) {
          var slot_210 = 2i;
          for (; slot_210 > 0i && (at_209[slot_210 - 1i] < 0i || v_211 > best_208[slot_210 - 1i]); slot_210--) {
            best_208[slot_210] = best_208[slot_210 - 1i];
            at_209[slot_210] = at_209[slot_210 - 1i];
          }
          best_208[slot_210] = v_211;
          at_209[slot_210] = o0;
        }
      }
      for (var r = 0i; r < hidden_3; r++) {
        pool[2u * (lane * 3u + u32(r))] = bitcast<u32>(best_208[r]);
        pool[2u * (lane * 3u + u32(r)) + 1u] = bitcast<u32>(at_209[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 3u;
        var right = 2u * (lane + half) * 3u;
        for (var r = 0i; r < hidden_3; r++) {
          let a = bitcast<f32>(pool[left]);
          let i = bitcast<i32>(pool[left + 1u]);
          let b = bitcast<f32>(pool[right]);
          let j = bitcast<i32>(pool[right + 1u]);
          let second = j >= 0i && (i < 0i || b > a || (b == a && j < i));
          best_208[r] = select(a, b, second);
          at_209[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_3; r++) {
          pool[2u * (lane * 3u + u32(r))] = bitcast<u32>(best_208[r]);
          pool[2u * (lane * 3u + u32(r)) + 1u] = bitcast<u32>(at_209[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_3; r += 64i) {
      arena[at_ranks + unit * 3i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
      arena[at_rankRows + unit * 3i + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: blendWeights
    let v_216 = bitcast<f32>(arena[at_ranks + unit * 3i + 0i]);
    let v_218 = select(expOf(maxFloat(v_216 - v_216, -20f) * 5f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_219 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 1i]) - v_216, -20f) * 5f);
    let v_220 = v_218 + select(v_219, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 1i]) < 0i);
    let v_221 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 2i]) - v_216, -20f) * 5f);
    let v_222 = v_220 + select(v_221, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 2i]) < 0i);
    let v_223 = maxFloat(v_222, 9.999999974752427e-7f);
    for (var i1_5 = i32(lane); i1_5 < 3i; i1_5 += 64i) {
      let v_217 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + i1_5]) - v_216, -20f) * 5f);
      let v_224 = select(v_217, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + i1_5]) < 0i) / v_223;
      arena[at_rankWeights + unit * 3i + i1_5] = bitcast<u32>(v_224);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: decide, appraise
    let v_226 = bitcast<i32>(arena[at_planWinner + unit]) > 0i;
    let v_227 = bitcast<i32>(arena[at_age + unit]);
    let v_228 = bitcast<i32>(arena[at_planUntil + unit]);
    let v_229 = (remSigned(v_227, 10i) == 9i) && (v_227 >= v_228);
    let v_230 = select(minFloat(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 0i]), 0f), 1f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_231 = v_230 > 0.5f;
    let v_232 = select(select(0i, 1i, v_229 && v_231), 2i, v_226);
    let v_233 = select(bitcast<f32>(arena[at_patternRank + unit]), v_230, v_229);
    let v_234 = select(select(bitcast<f32>(arena[at_patternOn + unit]), select(0f, 1f, v_231), v_229), 1f, v_226);
    let v_235 = select(v_228, v_227 + 20i, v_226);
    let v_236 = bitcast<f32>(arena[at_value + unit]);
    let v_237 = bitcast<f32>(arena[at_valueMean + unit]);
    let v_238 = bitcast<f32>(arena[at_valueSquare + unit]);
    let v_239 = (v_237 + (sqrt(maxFloat(v_238 - (v_237 * v_237), 0f)) * 1.6449999809265137f)) + 0.0010000000474974513f;
    let v_240 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    let v_241 = v_240 > 0f;
    let v_242 = ((v_236 > v_239) && (v_236 > 0f)) && (((v_227 - bitcast<i32>(arena[at_lastAddition + unit])) >= 10i) && v_241);
    let v_243 = select(0f, v_236, v_242);
    let v_244 = 0.009999999776482582f * select(0f, 1f, v_241);
    let v_245 = v_237 + (v_244 * (v_236 - v_237));
    let v_246 = v_238 + (v_244 * ((v_236 * v_236) - v_238));
    for (var row_225 = i32(lane); row_225 < 1i; row_225 += 64i) {
      arena[at_install + unit] = bitcast<u32>(v_232);
      arena[at_patternRank + unit] = bitcast<u32>(v_233);
      arena[at_patternOn + unit] = bitcast<u32>(v_234);
      arena[at_planUntil + unit] = bitcast<u32>(v_235);
      arena[at_worth + unit] = bitcast<u32>(v_243);
      arena[at_valueMean + unit] = bitcast<u32>(v_245);
      arena[at_valueSquare + unit] = bitcast<u32>(v_246);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let size_recallChunks = i32(params[2].w);
  let size_B = i32(params[2].y);
  let hidden_5 = 5i + bitcast<i32>(params[48].z);
  let at_strength = i32(params[20].y);
  let size_R = i32(params[2].z);
  let at_bank = i32(params[20].x);
  let at_query = i32(params[19].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_recall_best = i32(params[46].x);
  let at_recall_where = i32(params[46].y);
  let axis_q = unit % size_recallChunks;
  let i0 = unit / size_recallChunks;
  {
    // topk: recall_chunks
    var best_2: array<f32, 5>;
    var at_3: array<i32, 5>;
    for (var r = 0i; r < hidden_5; r++) { best_2[r] = fromBits(0xff800000u); at_3[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < 32i; o0 += 64i) {
        let v_6 = (axis_q * 32i) + o0;
        let v_7 = (bitcast<f32>(arena[at_strength + clampAt(v_6, size_R)]) > 0f) && (v_6 < size_R);
        var u_10 = array<f32, 16>();
        var n_11 = 0i;
        for (var c_14 = 0i; c_14 < 512i; c_14 += 256i) {
          var s_9 = array<f32, 16>();
          for (var b_15 = c_14; b_15 < min(c_14 + 256i, 512i); b_15 += 16i) {
            for (var l_8 = 0i; l_8 < 16i; l_8++) {
              let j0 = b_15 + l_8;
              let v_13 = bitcast<f32>(arena[at_bank + clampAt(v_6, size_R) * 512i + j0]) * bitcast<f32>(arena[at_query + i0 * 512i + j0]);
              s_9[l_8] += v_13;
            }
          }
          u_10[n_11 & 15i] += halves16(s_9);
          n_11++;
        }
        let f_12 = halves16(u_10);
        let v_5 = f_12;
        if (v_7 && !isNan(v_5) && (at_3[4] < 0i || v_5 > best_2[4])) {
          var slot_4 = 4i;
          for (; slot_4 > 0i && (at_3[slot_4 - 1i] < 0i || v_5 > best_2[slot_4 - 1i]); slot_4--) {
            best_2[slot_4] = best_2[slot_4 - 1i];
            at_3[slot_4] = at_3[slot_4 - 1i];
          }
          best_2[slot_4] = v_5;
          at_3[slot_4] = o0;
        }
      }
      for (var r = 0i; r < hidden_5; r++) {
        pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_2[r]);
        pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_3[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 5u;
        var right = 2u * (lane + half) * 5u;
        for (var r = 0i; r < hidden_5; r++) {
          let a = bitcast<f32>(pool[left]);
          let i = bitcast<i32>(pool[left + 1u]);
          let b = bitcast<f32>(pool[right]);
          let j = bitcast<i32>(pool[right + 1u]);
          let second = j >= 0i && (i < 0i || b > a || (b == a && j < i));
          best_2[r] = select(a, b, second);
          at_3[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_5; r++) {
          pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_2[r]);
          pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_3[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_5; r += 64i) {
      arena[at_recall_best + (i0 * size_recallChunks + axis_q) * 5i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
      arena[at_recall_where + (i0 * size_recallChunks + axis_q) * 5i + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
}
fn part2(unit: i32) {
  let size_B = i32(params[2].y);
  let at_planRules = i32(params[25].w);
  let at_age = i32(params[4].y);
  let at_means = i32(params[15].z);
  let i4 = unit % 16i;
  let q_1 = unit / 16i;
  let i3 = q_1 % 4i;
  let q_2 = q_1 / 4i;
  let i2 = q_2 % 4i;
  let q_3 = q_2 / 4i;
  let i1 = q_3 % 4i;
  let i0 = q_3 / 4i;
  {
    // nest: planRules
    let v_5 = bitcast<f32>(arena[at_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4]);
    let v_6 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4]);
    arena[at_planRules + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(select(v_6, v_5, remSigned(bitcast<i32>(arena[at_age + i0]), 21i) == 0i));
  }
}
fn part3(unit: i32, lane: u32) {
  let size_B = i32(params[2].y);
  let at_reply = i32(params[37].w);
  let at_inverse = i32(params[31].x);
  let at_phi = i32(params[19].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let i1 = unit % 160i;
  let i0 = unit / 160i;
  {
    // nest: excite
    let tile_4 = 0i;
    for (var slot_5 = i32(lane); slot_5 < hidden_16; slot_5 += 64i) {
      var s_2 = 0f;
      let begin_6 = tile_4;
      let end_7 = min(begin_6 + 256i, 160i);
      for (var j0 = begin_6 + slot_5 % 16i; j0 < end_7; j0 += 16i) {
        let v_3 = bitcast<f32>(arena[at_inverse + (i0 * 160i + i1) * 160i + j0]) * bitcast<f32>(arena[at_phi + i0 * 160i + j0]);
        s_2 += v_3;
      }
      pool[slot_5] = bitcast<u32>(s_2);
    }
    workgroupBarrier();
    for (var half_8 = hidden_8; half_8 > 0i; half_8 >>= 1u) {
      for (var pair_9 = i32(lane); pair_9 < 1i * half_8; pair_9 += 64i) {
        let left_10 = pair_9 / half_8 * 16i + pair_9 % half_8;
        pool[left_10] = bitcast<u32>(bitcast<f32>(pool[left_10]) + bitcast<f32>(pool[left_10 + half_8]));
      }
      workgroupBarrier();
    }
    let f_11 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_reply + i0 * 160i + i1] = bitcast<u32>(f_11);
    }
  }
}
fn part4(unit: i32, lane: u32) {
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let size_R = i32(params[2].z);
  let at_strength = i32(params[20].y);
  let cycle = arena[0];
  let at_touched = i32(params[20].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_chooseVictims_best = i32(params[46].w);
  let at_chooseVictims_where = i32(params[47].x);
  {
    // topk: chooseVictims_chunks
    let v_7 = bitcast<i32>(cycle);
    var best_1: array<f32, 8>;
    var at_2: array<i32, 8>;
    for (var r = 0i; r < hidden_8; r++) { best_1[r] = fromBits(0x7f800000u); at_2[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < 256i; o0 += 64i) {
        let v_5 = (unit * 256i) + o0;
        let v_6 = v_5 < size_R;
        let v_8 = f32(v_7 - bitcast<i32>(arena[at_touched + clampAt(v_5, size_R)])) * (-0.0010005002841353416f);
        let v_4 = (bitcast<f32>(arena[at_strength + clampAt(v_5, size_R)]) * expOf(v_8));
        if (v_6 && !isNan(v_4) && (at_2[7] < 0i || v_4 < best_1[7])) {
          var slot_3 = 7i;
          for (; slot_3 > 0i && (at_2[slot_3 - 1i] < 0i || v_4 < best_1[slot_3 - 1i]); slot_3--) {
            best_1[slot_3] = best_1[slot_3 - 1i];
            at_2[slot_3] = at_2[slot_3 - 1i];
          }
          best_1[slot_3] = v_4;
          at_2[slot_3] = o0;
        }
      }
      for (var r = 0i; r < hidden_8; r++) {
        pool[2u * (lane * 8u + u32(r))] = bitcast<u32>(best_1[r]);
        pool[2u * (lane * 8u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 8u;
        var right = 2u * (lane + half) * 8u;
        for (var r = 0i; r < hidden_8; r++) {
          let a = bitcast<f32>(pool[left]);
          let i = bitcast<i32>(pool[left + 1u]);
          let b = bitcast<f32>(pool[right]);
          let j = bitcast<i32>(pool[right + 1u]);
          let second = j >= 0i && (i < 0i || b < a || (b == a && j < i));
          best_1[r] = select(a, b, second);
          at_2[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_8; r++) {
          pool[2u * (lane * 8u + u32(r))] = bitcast<u32>(best_1[r]);
          pool[2u * (lane * 8u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_8; r += 64i) {
      arena[at_chooseVictims_best + unit * 8i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
      arena[at_chooseVictims_where + unit * 8i + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
}
@compute @workgroup_size(64)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_B = i32(params[2].y);
  let size_recallChunks = i32(params[2].w);
  let size_chooseVictimsChunks = i32(params[3].y);
  let units0 = size_B;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = size_B * size_recallChunks;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1(group - end0, lane);
  }
  let units2 = size_B * 1024i;
  let end2 = end1 + (units2 + 63i) / 64i;
  if (group >= end1 && group < end2) {
    let unit = (group - end1) * 64i + i32(lane);
    if (unit < units2) { part2(unit); }
  }
  let units3 = size_B * 160i;
  let end3 = end2 + units3;
  if (group >= end2 && group < end3) {
    part3(group - end2, lane);
  }
  let units4 = size_chooseVictimsChunks;
  let end4 = end3 + units4;
  if (group >= end3 && group < end4) {
    part4(group - end3, lane);
  }
}
