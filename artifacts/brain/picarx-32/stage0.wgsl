// fieldWords+ruleWords+holdingWords+choosePlan+listen+keepSensors+sense+judgeMembers+surprise+modulate+driveChannels+liken+rank+blendWeights+decide+appraise+noteError | recall_chunks | planRules | excite | chooseVictims_chunks
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
  let at_fieldWords = i32(params[31].y);
  let at_seed = i32(params[4].z);
  let at_age = i32(params[4].y);
  let at_ruleWords = i32(params[31].z);
  let at_holdingWords = i32(params[31].w);
  let at_planWinner = i32(params[32].x);
  let at_knobs = i32(params[4].x);
  let at_planScore = i32(params[26].y);
  let at_planStart = i32(params[32].y);
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
  let at_memberErrors = i32(params[30].x);
  let at_members = i32(params[29].w);
  let at_error = i32(params[8].z);
  let at_prediction = i32(params[29].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_meanError = i32(params[8].w);
  let at_errors = i32(params[9].x);
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
  let at_tune_noise = i32(params[32].z);
  let at_tune_gate = i32(params[32].w);
  let at_tune_pattern = i32(params[33].x);
  let at_patternOn = i32(params[24].x);
  let at_tune_plasticity = i32(params[33].y);
  let at_tune_memoryGain = i32(params[33].z);
  let at_tune_imprint = i32(params[33].w);
  let at_tune_learning = i32(params[34].x);
  let at_tune_drive = i32(params[34].y);
  let at_reachSensor = i32(params[11].w);
  let at_alike = i32(params[35].y);
  let at_contexts = i32(params[22].y);
  let at_context = i32(params[23].y);
  let hidden_3 = 3i + bitcast<i32>(params[48].z);
  let at_scores = i32(params[22].z);
  let at_additions = i32(params[23].x);
  let at_births = i32(params[22].w);
  let at_ranks = i32(params[34].z);
  let at_rankRows = i32(params[34].w);
  let at_rankWeights = i32(params[35].x);
  let at_install = i32(params[35].z);
  let at_planUntil = i32(params[25].x);
  let at_patternRank = i32(params[23].w);
  let at_worth = i32(params[36].x);
  let at_value = i32(params[28].w);
  let at_valueMean = i32(params[24].y);
  let at_valueSquare = i32(params[24].z);
  let at_lastAddition = i32(params[24].w);
  {
    // nest: fieldWords, ruleWords, holdingWords, choosePlan
    let v_2 = arena[at_seed + unit];
    let v_3 = 0u + v_2;
    let v_4 = bitcast<i32>(arena[at_age + unit]);
    let v_5 = bitcast<u32>(v_4) + 3u;
    let v_6 = v_3 + v_5;
    let v_7 = ((v_5 << 13u) ^ (v_5 >> 19u)) ^ v_6;
    let v_8 = v_6 + v_7;
    let v_9 = ((v_7 << 15u) ^ (v_7 >> 17u)) ^ v_8;
    let v_10 = v_8 + v_9;
    let v_11 = ((v_9 << 26u) ^ (v_9 >> 6u)) ^ v_10;
    let v_12 = v_10 + v_11;
    let v_13 = (v_2 ^ 3u) ^ 466688986u;
    let v_14 = ((((v_11 << 6u) ^ (v_11 >> 26u)) ^ v_12) + v_13) + 1u;
    let v_15 = (v_12 + 3u) + v_14;
    let v_16 = ((v_14 << 17u) ^ (v_14 >> 15u)) ^ v_15;
    let v_17 = v_15 + v_16;
    let v_18 = ((v_16 << 29u) ^ (v_16 >> 3u)) ^ v_17;
    let v_19 = v_17 + v_18;
    let v_20 = ((v_18 << 16u) ^ (v_18 >> 16u)) ^ v_19;
    let v_21 = v_19 + v_20;
    let v_22 = ((((v_20 << 24u) ^ (v_20 >> 8u)) ^ v_21) + v_2) + 2u;
    let v_23 = (v_21 + v_13) + v_22;
    let v_24 = ((v_22 << 13u) ^ (v_22 >> 19u)) ^ v_23;
    let v_25 = v_23 + v_24;
    let v_26 = ((v_24 << 15u) ^ (v_24 >> 17u)) ^ v_25;
    let v_27 = v_25 + v_26;
    let v_28 = ((v_26 << 26u) ^ (v_26 >> 6u)) ^ v_27;
    let v_29 = v_27 + v_28;
    let v_30 = ((((v_28 << 6u) ^ (v_28 >> 26u)) ^ v_29) + 3u) + 3u;
    let v_31 = (v_29 + v_2) + v_30;
    let v_32 = ((v_30 << 17u) ^ (v_30 >> 15u)) ^ v_31;
    let c_33 = 0u;
    let v_34 = c_33 + 1u;
    let v_35 = v_3 + v_34;
    let v_36 = ((v_34 << 13u) ^ (v_34 >> 19u)) ^ v_35;
    let v_37 = v_35 + v_36;
    let v_38 = ((v_36 << 15u) ^ (v_36 >> 17u)) ^ v_37;
    let v_39 = v_37 + v_38;
    let v_40 = ((v_38 << 26u) ^ (v_38 >> 6u)) ^ v_39;
    let v_41 = v_39 + v_40;
    let v_42 = (v_2 ^ 1u) ^ 466688986u;
    let v_43 = ((((v_40 << 6u) ^ (v_40 >> 26u)) ^ v_41) + v_42) + 1u;
    let v_44 = (v_41 + 1u) + v_43;
    let v_45 = ((v_43 << 17u) ^ (v_43 >> 15u)) ^ v_44;
    let v_46 = v_44 + v_45;
    let v_47 = ((v_45 << 29u) ^ (v_45 >> 3u)) ^ v_46;
    let v_48 = v_46 + v_47;
    let v_49 = ((v_47 << 16u) ^ (v_47 >> 16u)) ^ v_48;
    let v_50 = v_48 + v_49;
    let v_51 = ((((v_49 << 24u) ^ (v_49 >> 8u)) ^ v_50) + v_2) + 2u;
    let v_52 = (v_50 + v_42) + v_51;
    let v_53 = ((v_51 << 13u) ^ (v_51 >> 19u)) ^ v_52;
    let v_54 = v_52 + v_53;
    let v_55 = ((v_53 << 15u) ^ (v_53 >> 17u)) ^ v_54;
    let v_56 = v_54 + v_55;
    let v_57 = ((v_55 << 26u) ^ (v_55 >> 6u)) ^ v_56;
    let v_58 = v_56 + v_57;
    let v_59 = ((((v_57 << 6u) ^ (v_57 >> 26u)) ^ v_58) + 1u) + 3u;
    let v_60 = (v_58 + v_2) + v_59;
    let v_61 = ((v_59 << 17u) ^ (v_59 >> 15u)) ^ v_60;
    let c_62 = 0u;
    let v_63 = c_62 + 2u;
    let v_64 = v_3 + v_63;
    let v_65 = ((v_63 << 13u) ^ (v_63 >> 19u)) ^ v_64;
    let v_66 = v_64 + v_65;
    let v_67 = ((v_65 << 15u) ^ (v_65 >> 17u)) ^ v_66;
    let v_68 = v_66 + v_67;
    let v_69 = ((v_67 << 26u) ^ (v_67 >> 6u)) ^ v_68;
    let v_70 = v_68 + v_69;
    let v_71 = (v_2 ^ 2u) ^ 466688986u;
    let v_72 = ((((v_69 << 6u) ^ (v_69 >> 26u)) ^ v_70) + v_71) + 1u;
    let v_73 = (v_70 + 2u) + v_72;
    let v_74 = ((v_72 << 17u) ^ (v_72 >> 15u)) ^ v_73;
    let v_75 = v_73 + v_74;
    let v_76 = ((v_74 << 29u) ^ (v_74 >> 3u)) ^ v_75;
    let v_77 = v_75 + v_76;
    let v_78 = ((v_76 << 16u) ^ (v_76 >> 16u)) ^ v_77;
    let v_79 = v_77 + v_78;
    let v_80 = ((((v_78 << 24u) ^ (v_78 >> 8u)) ^ v_79) + v_2) + 2u;
    let v_81 = (v_79 + v_71) + v_80;
    let v_82 = ((v_80 << 13u) ^ (v_80 >> 19u)) ^ v_81;
    let v_83 = v_81 + v_82;
    let v_84 = ((v_82 << 15u) ^ (v_82 >> 17u)) ^ v_83;
    let v_85 = v_83 + v_84;
    let v_86 = ((v_84 << 26u) ^ (v_84 >> 6u)) ^ v_85;
    let v_87 = v_85 + v_86;
    let v_88 = ((((v_86 << 6u) ^ (v_86 >> 26u)) ^ v_87) + 2u) + 3u;
    let v_89 = (v_87 + v_2) + v_88;
    let v_90 = ((v_88 << 17u) ^ (v_88 >> 15u)) ^ v_89;
    let v_91 = remSigned(v_4, 21i) == 20i;
    let v_92 = bitcast<f32>(arena[at_knobs + unit * 22i + 13i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    var a_94 = fromBits(0xff800000u);
    var a_95 = fromBits(0xff800000u);
    var k_96 = -1i;
    for (var j0 = 0i; j0 < 8i; j0++) {
      let v_97 = bitcast<f32>(arena[at_planScore + unit * 8i + j0]);
      a_94 = select(a_94, v_97, v_97 > a_94);
      if (!isNan(v_97) && (k_96 < 0i || v_97 > a_95)) {
        a_95 = v_97;
        k_96 = j0;
      }
    }
    let v_98 = a_94 > (bitcast<f32>(arena[at_planScore + unit * 8i + 0i]) + 0.009999999776482582f);
    let v_99 = select(0i, min(max(k_96, 0i), 7i), ((v_91 && (v_4 >= 40i)) && (v_92 > 0f)) && v_98);
    let v_100 = i32(v_91);
    for (var row_1 = i32(lane); row_1 < 1i; row_1 += 64i) {
      arena[at_fieldWords + unit * 2i + 0i] = v_31;
      arena[at_fieldWords + unit * 2i + 1i] = v_32;
      arena[at_ruleWords + unit * 2i + 0i] = v_60;
      arena[at_ruleWords + unit * 2i + 1i] = v_61;
      arena[at_holdingWords + unit * 2i + 0i] = v_89;
      arena[at_holdingWords + unit * 2i + 1i] = v_90;
      arena[at_planWinner + unit] = bitcast<u32>(v_99);
      arena[at_planStart + unit] = bitcast<u32>(v_100);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: listen
    var a_101 = 0i;
    for (var j0_2 = i32(lane); j0_2 < 25i; j0_2 += 64i) {
      let v_102 = bitcast<f32>(arena[at_sensed + unit * 25i + j0_2]);
      let v_103 = (!isFinite32(v_102)) || (abs(v_102) > 1000000f);
      a_101 += select(0i, 1i, v_103);
    }
    pool[lane] = bitcast<u32>(a_101);
    workgroupBarrier();
    for (var half_104 = u32(hidden_32); half_104 > 0u; half_104 >>= 1u) {
      if (lane < half_104) {
        let o_105 = bitcast<i32>(pool[lane + half_104]);
        a_101 += o_105;
        pool[lane] = bitcast<u32>(a_101);
      }
      workgroupBarrier();
    }
    let f_106 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    let v_107 = bitcast<i32>(arena[at_badInputs + unit]) + f_106;
    var a_108 = 0i;
    for (var j0_3 = i32(lane); j0_3 < 24i; j0_3 += 64i) {
      let v_109 = bitcast<f32>(arena[at_sensed + unit * 25i + j0_3]);
      let v_110 = abs(minFloat(maxFloat(select(0f, v_109, isFinite32(v_109)), -1000000f), 1000000f));
      let v_111 = v_110 > 0.009999999776482582f;
      a_108 += select(0i, 1i, v_111);
    }
    pool[lane] = bitcast<u32>(a_108);
    workgroupBarrier();
    for (var half_112 = u32(hidden_32); half_112 > 0u; half_112 >>= 1u) {
      if (lane < half_112) {
        let o_113 = bitcast<i32>(pool[lane + half_112]);
        a_108 += o_113;
        pool[lane] = bitcast<u32>(a_108);
      }
      workgroupBarrier();
    }
    let f_114 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    let v_115 = select(bitcast<i32>(arena[at_silence + unit]) + 1i, 0i, f_114 > 0i);
    let v_116 = bitcast<f32>(arena[at_sensed + unit * 25i + 24i]);
    let v_117 = maxFloat(minFloat(maxFloat(select(0f, v_116, isFinite32(v_116)), -1000000f), 1000000f), -1f);
    if (lane == 0u) {
      arena[at_badInputs + unit] = bitcast<u32>(v_107);
      arena[at_silence + unit] = bitcast<u32>(v_115);
      arena[at_reward + unit] = bitcast<u32>(minFloat(v_117, 1f));
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
      let v_118 = bitcast<i32>(arena[at_rangeGiven + i1]) == 1i;
      let v_119 = bitcast<f32>(arena[at_sensed + unit * 25i + i1]);
      let v_120 = minFloat(maxFloat(select(0f, v_119, isFinite32(v_119)), -1000000f), 1000000f);
      let v_121 = select(minFloat(bitcast<f32>(arena[at_low + unit * 24i + i1]), v_120), bitcast<f32>(arena[at_rangeLow + i1]), v_118);
      let v_122 = select(maxFloat(bitcast<f32>(arena[at_high + unit * 24i + i1]), v_120), bitcast<f32>(arena[at_rangeHigh + i1]), v_118);
      arena[at_low + unit * 24i + i1] = bitcast<u32>(v_121);
      arena[at_high + unit * 24i + i1] = bitcast<u32>(v_122);
      arena[at_sensors + unit * 24i + i1] = bitcast<u32>(minFloat(maxFloat((((v_120 - v_121) * 2f) / (v_122 - v_121)) - 1f, -1f), 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: judgeMembers
    let v_127 = maxFloat(0.019999999552965164f, 1f / f32(bitcast<i32>(arena[at_age + unit]) + 1i));
    for (var row_123 = i32(lane); row_123 < 96i; row_123 += 64i) {
      let i2 = row_123 % 24i;
      let i1_2 = row_123 / 24i;
      let v_125 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2]);
      let v_126 = bitcast<f32>(arena[at_sensors + unit * 24i + i2]) - bitcast<f32>(arena[at_members + (unit * 4i + i1_2) * 24i + i2]);
      arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2] = bitcast<u32>(v_125 + (((v_126 * v_126) - v_125) * v_127));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: surprise
    let tile_131 = 0i;
    for (var slot_132 = i32(lane); slot_132 < hidden_16; slot_132 += 64i) {
      var s_128 = 0f;
      let begin_133 = tile_131;
      let end_134 = min(begin_133 + 256i, 24i);
      for (var j0_4 = begin_133 + slot_132 % 16i; j0_4 < end_134; j0_4 += 16i) {
        let v_129 = bitcast<f32>(arena[at_sensors + unit * 24i + j0_4]) - bitcast<f32>(arena[at_prediction + unit * 24i + j0_4]);
        let v_130 = abs(v_129);
        s_128 += v_130;
      }
      pool[slot_132] = bitcast<u32>(s_128);
    }
    workgroupBarrier();
    for (var half_135 = hidden_8; half_135 > 0i; half_135 >>= 1u) {
      for (var pair_136 = i32(lane); pair_136 < 1i * half_135; pair_136 += 64i) {
        let left_137 = pair_136 / half_135 * 16i + pair_136 % half_135;
        pool[left_137] = bitcast<u32>(bitcast<f32>(pool[left_137]) + bitcast<f32>(pool[left_137 + half_135]));
      }
      workgroupBarrier();
    }
    let f_138 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    let v_139 = f_138 / 24f;
    let v_141 = bitcast<i32>(arena[at_age + unit]);
    let v_142 = min(v_141 + 1i, 100i);
    let v_143 = remSigned(v_141, 1000i);
    let tile_146 = 0i;
    for (var slot_147 = i32(lane); slot_147 < hidden_16; slot_147 += 64i) {
      var s_140 = 0f;
      let begin_148 = tile_146;
      let end_149 = min(begin_148 + 256i, 100i);
      for (var j0_5 = begin_148 + slot_147 % 16i; j0_5 < end_149; j0_5 += 16i) {
        let v_144 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_143 - j0_5, 1000i)]), v_139, j0_5 == 0i);
        let v_145 = select(0f, v_144, j0_5 < v_142);
        s_140 += v_145;
      }
      pool[slot_147] = bitcast<u32>(s_140);
    }
    workgroupBarrier();
    for (var half_150 = hidden_8; half_150 > 0i; half_150 >>= 1u) {
      for (var pair_151 = i32(lane); pair_151 < 1i * half_150; pair_151 += 64i) {
        let left_152 = pair_151 / half_150 * 16i + pair_151 % half_150;
        pool[left_152] = bitcast<u32>(bitcast<f32>(pool[left_152]) + bitcast<f32>(pool[left_152 + half_150]));
      }
      workgroupBarrier();
    }
    let f_153 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    let v_154 = f_153 / f32(v_142);
    let v_155 = v_141 > 20i;
    var s_157 = array<f32, 16>();
    var s_159 = array<f32, 16>();
    for (var l_156 = 0i; l_156 < min(16i, 10i); l_156++) {
      let j0_6 = l_156;
      let v_161 = j0_6 + 10i;
      let v_162 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_143 - v_161, 1000i)]), v_139, v_161 == 0i);
      let v_163 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_143 - j0_6, 1000i)]), v_139, j0_6 == 0i);
      s_157[l_156] += v_162;
      s_159[l_156] += v_163;
    }
    let f_158 = halves16(s_157);
    let f_160 = halves16(s_159);
    let v_166 = (bitcast<f32>(arena[at_improvement + unit]) * 0.8999999761581421f) + (select(0f, (f_158 - f_160) / 10f, v_155) * 0.10000000149011612f);
    let v_167 = select(0i, select(0i, bitcast<i32>(arena[at_plateau + unit]) + 1i, v_155), abs(v_166) < 0.0010000000474974513f);
    let v_168 = 0.8999999761581421f - minFloat(f32(v_141) / 1000f, 0.20000000298023224f);
    let v_169 = 1.5f - (minFloat(f32(bitcast<i32>(arena[at_activeCells + unit])) / 50f, 1f) * 0.5f);
    let v_170 = (v_168 * bitcast<f32>(arena[at_confidence + unit])) + ((1f - v_168) * (1f - minFloat(maxFloat(v_169 * v_154, 0f), 1f)));
    if (lane == 0u) {
      arena[at_error + unit] = bitcast<u32>(v_139);
      arena[at_meanError + unit] = bitcast<u32>(v_154);
      arena[at_improvement + unit] = bitcast<u32>(v_166);
      arena[at_plateau + unit] = bitcast<u32>(v_167);
      arena[at_confidence + unit] = bitcast<u32>(v_170);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: modulate
    let v_172 = bitcast<f32>(arena[at_energy + unit]) * (bitcast<f32>(arena[at_variance + unit]) + 1f);
    let v_173 = (bitcast<f32>(arena[at_information + unit]) * 0.949999988079071f) + (v_172 * 0.05000000074505806f);
    let v_174 = bitcast<i32>(arena[at_silence + unit]);
    let v_175 = minFloat(maxFloat(v_173 / 0.05000000074505806f, 0f), 1f);
    let v_176 = bitcast<f32>(arena[at_confidence + unit]);
    let v_177 = select((v_175 + v_176) * 0.5f, 0.949999988079071f, v_174 > 100i);
    let v_178 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 22i + 11i]);
    let v_179 = ((1f - v_175) * ((v_178 * 0.5f) + 0.5f)) + minFloat(f32(bitcast<i32>(arena[at_plateau + unit])) / 200f, 0.5f);
    let v_180 = 1f - v_176;
    let v_181 = minFloat(minFloat(v_179 + 0.30000001192092896f, 1f) + (v_180 * 0.20000000298023224f), 1f);
    let v_182 = bitcast<f32>(arena[at_error + unit]);
    let v_183 = (((v_182 - bitcast<f32>(arena[at_meanError + unit])) * 4f) + v_178) - 0.30000001192092896f;
    let v_184 = abs(bitcast<f32>(arena[at_reward + unit]));
    let v_185 = minFloat(maxFloat(v_183 + v_184, 0f), 1f) * bitcast<f32>(arena[at_knobs + unit * 22i + 10i]);
    let v_186 = maxFloat(bitcast<f32>(arena[at_opening + unit]) * 0.800000011920929f, v_185);
    let v_187 = maxFloat(bitcast<f32>(arena[at_hold + unit]) * 0.949999988079071f, v_185);
    let v_188 = select(1i, 2i, v_176 > 0.6000000238418579f);
    let v_189 = select(select(v_188, select(v_188, 3i, v_175 > 0.699999988079071f), v_174 > 50i), 0i, v_175 < 0.30000001192092896f);
    let v_190 = (v_177 * 0.00009999999747378752f) * bitcast<f32>(arena[at_knobs + unit * 22i + 9i]);
    let v_191 = v_186 * 0.30000001192092896f;
    let v_192 = bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    let v_193 = ((1f - v_187) * 0.10000000149011612f) * (bitcast<f32>(arena[at_patternOn + unit]) * v_192);
    let v_194 = logOf((f32(bitcast<i32>(arena[at_age + unit])) / 1000f) + 1f) * 0.4342944920063019f;
    let v_195 = minFloat((v_182 * 4f) + 1f, 3f);
    let v_196 = minFloat(((v_194 + 1f) * 0.009999999776482582f) * v_195, 0.05000000074505806f);
    let v_197 = select(v_192 * 0.019999999552965164f, 0f, v_174 > 0i);
    let v_198 = ((v_184 * 0.5f) + 0.5f) * (0.10000000149011612f + (v_180 * 0.8999999761581421f));
    let v_199 = maxFloat(0.5f, v_198) * bitcast<f32>(arena[at_knobs + unit * 22i + 1i]);
    let v_200 = (v_195 * 0.009999999776482582f) * bitcast<f32>(arena[at_knobs + unit * 22i + 2i]);
    for (var row_171 = i32(lane); row_171 < 1i; row_171 += 64i) {
      arena[at_information + unit] = bitcast<u32>(v_173);
      arena[at_drive + unit] = bitcast<u32>(v_177);
      arena[at_exploration + unit] = bitcast<u32>(v_181);
      arena[at_gate + unit] = bitcast<u32>(v_185);
      arena[at_opening + unit] = bitcast<u32>(v_186);
      arena[at_hold + unit] = bitcast<u32>(v_187);
      arena[at_cognition + unit] = bitcast<u32>(v_189);
      arena[at_tune_noise + unit] = bitcast<u32>(v_190);
      arena[at_tune_gate + unit] = bitcast<u32>(v_191);
      arena[at_tune_pattern + unit] = bitcast<u32>(v_193);
      arena[at_tune_plasticity + unit] = bitcast<u32>(v_196);
      arena[at_tune_memoryGain + unit] = bitcast<u32>(v_197);
      arena[at_tune_imprint + unit] = bitcast<u32>(v_199);
      arena[at_tune_learning + unit] = bitcast<u32>(v_200);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: driveChannels
    let v_205 = bitcast<f32>(arena[at_tune_imprint + unit]);
    let v_207 = bitcast<f32>(arena[at_tune_learning + unit]);
    for (var row_201 = i32(lane); row_201 < 64i; row_201 += 64i) {
      let i3 = row_201 % 2i;
      let q_202 = row_201 / 2i;
      let i2_2 = q_202 % 16i;
      let i1_3 = q_202 / 16i;
      let v_204 = bitcast<i32>(arena[at_reachSensor + (i1_3 * 2i + i3) * 16i + i2_2]);
      let v_206 = bitcast<f32>(arena[at_sensors + unit * 24i + clampAt(v_204, 24i)]);
      let v_208 = v_207 * (v_206 - bitcast<f32>(arena[at_prediction + unit * 24i + clampAt(v_204, 24i)]));
      arena[at_tune_drive + ((unit * 2i + i1_3) * 2i + i3) * 16i + i2_2] = bitcast<u32>(select((v_205 * v_206) + v_208, 0f, v_204 < 0i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: liken
    for (var i1_4 = i32(lane); i1_4 < 100i; i1_4 += 64i) {
      var s_210 = array<f32, 16>();
      for (var b_214 = 0i; b_214 < 64i; b_214 += 16i) {
        for (var l_209 = 0i; l_209 < 16i; l_209++) {
          let j0_7 = b_214 + l_209;
          let v_212 = bitcast<f32>(arena[at_contexts + i1_4 * 64i + j0_7]) * bitcast<f32>(arena[at_context + unit * 64i + j0_7]);
          s_210[l_209] += v_212;
        }
      }
      let f_211 = halves16(s_210);
      arena[at_alike + unit * 100i + i1_4] = bitcast<u32>(f_211);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // topk: rank
    let v_221 = bitcast<i32>(arena[at_additions]);
    var best_215: array<f32, 3>;
    var at_216: array<i32, 3>;
    for (var r = 0i; r < hidden_3; r++) { best_215[r] = fromBits(0xff800000u); at_216[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < 100i; o0 += 64i) {
        let v_219 = bitcast<f32>(arena[at_scores + o0]);
        let v_220 = v_219 > 0f;
        let v_222 = expOf(f32(v_221 - bitcast<i32>(arena[at_births + o0])) * (-0.10000000149011612f));
        let v_218 = ((bitcast<f32>(arena[at_alike + unit * 100i + o0]) * v_219) * v_222);
        if (v_220 && !isNan(v_218) && (at_216[2] < 0i || v_218 > best_215[2])) {
          var slot_217 = 2i;
          for (; slot_217 > 0i && (at_216[slot_217 - 1i] < 0i || v_218 > best_215[slot_217 - 1i]); slot_217--) {
            best_215[slot_217] = best_215[slot_217 - 1i];
            at_216[slot_217] = at_216[slot_217 - 1i];
          }
          best_215[slot_217] = v_218;
          at_216[slot_217] = o0;
        }
      }
      for (var r = 0i; r < hidden_3; r++) {
        pool[2u * (lane * 3u + u32(r))] = bitcast<u32>(best_215[r]);
        pool[2u * (lane * 3u + u32(r)) + 1u] = bitcast<u32>(at_216[r]);
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
          best_215[r] = select(a, b, second);
          at_216[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_3; r++) {
          pool[2u * (lane * 3u + u32(r))] = bitcast<u32>(best_215[r]);
          pool[2u * (lane * 3u + u32(r)) + 1u] = bitcast<u32>(at_216[r]);
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
    let v_223 = bitcast<f32>(arena[at_ranks + unit * 3i + 0i]);
    let v_225 = select(expOf(maxFloat(v_223 - v_223, -20f) * 5f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_226 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 1i]) - v_223, -20f) * 5f);
    let v_227 = v_225 + select(v_226, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 1i]) < 0i);
    let v_228 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 2i]) - v_223, -20f) * 5f);
    let v_229 = v_227 + select(v_228, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 2i]) < 0i);
    let v_230 = maxFloat(v_229, 9.999999974752427e-7f);
    for (var i1_5 = i32(lane); i1_5 < 3i; i1_5 += 64i) {
      let v_224 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + i1_5]) - v_223, -20f) * 5f);
      let v_231 = select(v_224, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + i1_5]) < 0i) / v_230;
      arena[at_rankWeights + unit * 3i + i1_5] = bitcast<u32>(v_231);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: decide, appraise
    let v_233 = bitcast<i32>(arena[at_planWinner + unit]) > 0i;
    let v_234 = bitcast<i32>(arena[at_age + unit]);
    let v_235 = bitcast<i32>(arena[at_planUntil + unit]);
    let v_236 = (remSigned(v_234, 10i) == 9i) && (v_234 >= v_235);
    let v_237 = select(minFloat(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 0i]), 0f), 1f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_238 = v_237 > 0.5f;
    let v_239 = select(select(0i, 1i, v_236 && v_238), 2i, v_233);
    let v_240 = select(bitcast<f32>(arena[at_patternRank + unit]), v_237, v_236);
    let v_241 = select(select(bitcast<f32>(arena[at_patternOn + unit]), select(0f, 1f, v_238), v_236), 1f, v_233);
    let v_242 = select(v_235, v_234 + 20i, v_233);
    let v_243 = bitcast<f32>(arena[at_value + unit]);
    let v_244 = bitcast<f32>(arena[at_valueMean + unit]);
    let v_245 = bitcast<f32>(arena[at_valueSquare + unit]);
    let v_246 = (v_244 + (sqrt(maxFloat(v_245 - (v_244 * v_244), 0f)) * 1.6449999809265137f)) + 0.0010000000474974513f;
    let v_247 = bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 12i]);
    let v_248 = v_247 > 0f;
    let v_249 = ((v_243 > v_246) && (v_243 > 0f)) && (((v_234 - bitcast<i32>(arena[at_lastAddition + unit])) >= 10i) && v_248);
    let v_250 = select(0f, v_243, v_249);
    let v_251 = 0.009999999776482582f * select(0f, 1f, v_248);
    let v_252 = v_244 + (v_251 * (v_243 - v_244));
    let v_253 = v_245 + (v_251 * ((v_243 * v_243) - v_245));
    for (var row_232 = i32(lane); row_232 < 1i; row_232 += 64i) {
      arena[at_install + unit] = bitcast<u32>(v_239);
      arena[at_patternRank + unit] = bitcast<u32>(v_240);
      arena[at_patternOn + unit] = bitcast<u32>(v_241);
      arena[at_planUntil + unit] = bitcast<u32>(v_242);
      arena[at_worth + unit] = bitcast<u32>(v_250);
      arena[at_valueMean + unit] = bitcast<u32>(v_252);
      arena[at_valueSquare + unit] = bitcast<u32>(v_253);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: noteError
    let v_255 = remSigned(bitcast<i32>(arena[at_age + unit]), 1000i);
    let v_256 = bitcast<f32>(arena[at_error + unit]);
    for (var row_254 = i32(lane); row_254 < 1i; row_254 += 64i) {
      if (v_255 >= 0i && v_255 < 1000i) {
        arena[at_errors + unit * 1000i + v_255] = bitcast<u32>(v_256);
      }
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
  let at_recall_best = i32(params[45].w);
  let at_recall_where = i32(params[46].x);
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
  let at_chooseVictims_best = i32(params[46].z);
  let at_chooseVictims_where = i32(params[46].w);
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
