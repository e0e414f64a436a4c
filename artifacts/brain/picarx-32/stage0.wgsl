// fieldWords+ruleWords+holdingWords+choosePlan+listen+keepSensors+sense+judgeMembers+surprise+modulate+driveChannels+liken+rank+blendWeights+decide+appraise+noteError | recall_chunks | planRules | excite | chooseVictims_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1600>;
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
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let at_fieldWords = i32(params[31].x);
  let at_seed = i32(params[4].z);
  let at_age = i32(params[4].y);
  let at_ruleWords = i32(params[31].y);
  let at_holdingWords = i32(params[31].z);
  let at_planWinner = i32(params[31].w);
  let at_knobs = i32(params[4].x);
  let at_planScore = i32(params[25].z);
  let at_planStart = i32(params[32].x);
  let at_badInputs = i32(params[7].y);
  let at_sensed = i32(params[3].w);
  let at_silence = i32(params[7].z);
  let at_reward = i32(params[7].x);
  let at_sensorsLast = i32(params[6].w);
  let at_sensors = i32(params[6].z);
  let at_low = i32(params[6].x);
  let at_rangeGiven = i32(params[8].y);
  let at_rangeLow = i32(params[7].w);
  let at_high = i32(params[6].y);
  let at_rangeHigh = i32(params[8].x);
  let at_memberErrors = i32(params[29].w);
  let at_members = i32(params[29].z);
  let at_error = i32(params[8].z);
  let at_prediction = i32(params[29].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let at_meanError = i32(params[8].w);
  let at_errors = i32(params[9].x);
  let at_improvement = i32(params[9].z);
  let at_plateau = i32(params[9].w);
  let at_confidence = i32(params[9].y);
  let at_activeCells = i32(params[16].y);
  let at_information = i32(params[10].x);
  let at_energy = i32(params[15].y);
  let at_variance = i32(params[15].z);
  let at_drive = i32(params[10].z);
  let at_exploration = i32(params[10].y);
  let at_novelty = i32(params[20].x);
  let at_gate = i32(params[10].w);
  let at_opening = i32(params[11].x);
  let at_hold = i32(params[11].y);
  let at_cognition = i32(params[11].z);
  let at_tune_noise = i32(params[32].y);
  let at_tune_gate = i32(params[32].z);
  let at_tune_pattern = i32(params[32].w);
  let at_patternOn = i32(params[23].y);
  let at_tune_plasticity = i32(params[33].x);
  let at_tune_memoryGain = i32(params[33].y);
  let at_tune_imprint = i32(params[33].z);
  let at_tune_learning = i32(params[33].w);
  let at_tune_drive = i32(params[34].x);
  let at_reachSensor = i32(params[11].w);
  let at_contexts = i32(params[21].z);
  let at_context = i32(params[22].z);
  let hidden_1600 = 1600i + bitcast<i32>(params[48].z);
  let at_alike = i32(params[35].x);
  let at_scores = i32(params[21].w);
  let at_additions = i32(params[22].y);
  let at_births = i32(params[22].x);
  let hidden_104 = 104i + bitcast<i32>(params[48].z);
  let at_ranks = i32(params[34].y);
  let at_rankRows = i32(params[34].z);
  let at_rankWeights = i32(params[34].w);
  let at_install = i32(params[35].y);
  let at_planUntil = i32(params[24].y);
  let at_patternRank = i32(params[23].x);
  let at_worth = i32(params[35].w);
  let at_value = i32(params[28].z);
  let at_valueMean = i32(params[23].z);
  let at_valueSquare = i32(params[23].w);
  let at_lastAddition = i32(params[24].x);
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
    let v_92 = bitcast<f32>(arena[at_knobs + unit * 23i + 13i]) * bitcast<f32>(arena[at_knobs + unit * 23i + 12i]);
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
    for (var row_1 = i32(lane); row_1 < 1i; row_1 += 256i) {
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
    for (var j0_2 = i32(lane); j0_2 < 25i; j0_2 += 256i) {
      let v_102 = bitcast<f32>(arena[at_sensed + unit * 25i + j0_2]);
      let v_103 = (!isFinite32(v_102)) || (abs(v_102) > 1000000f);
      a_101 += select(0i, 1i, v_103);
    }
    if (lane < 32u) {
      pool[lane] = bitcast<u32>(a_101);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_104 = bitcast<i32>(pool[lane + 4u]);
      let o_105 = bitcast<i32>(pool[lane + 8u]);
      let o_106 = bitcast<i32>(pool[lane + 12u]);
      let o_107 = bitcast<i32>(pool[lane + 16u]);
      let o_108 = bitcast<i32>(pool[lane + 20u]);
      let o_109 = bitcast<i32>(pool[lane + 24u]);
      let o_110 = bitcast<i32>(pool[lane + 28u]);
      a_101 += o_104;
      a_101 += o_105;
      a_101 += o_106;
      a_101 += o_107;
      a_101 += o_108;
      a_101 += o_109;
      a_101 += o_110;
      pool[lane] = bitcast<u32>(a_101);
    }
    workgroupBarrier();
    a_101 = bitcast<i32>(pool[0u]);
    let o_111 = bitcast<i32>(pool[1u]);
    let o_112 = bitcast<i32>(pool[2u]);
    let o_113 = bitcast<i32>(pool[3u]);
    a_101 += o_111;
    a_101 += o_112;
    a_101 += o_113;
    let f_114 = a_101;
    workgroupBarrier();
    let v_115 = bitcast<i32>(arena[at_badInputs + unit]) + f_114;
    var a_116 = 0i;
    for (var j0_3 = i32(lane); j0_3 < 24i; j0_3 += 256i) {
      let v_117 = bitcast<f32>(arena[at_sensed + unit * 25i + j0_3]);
      let v_118 = abs(minFloat(maxFloat(select(0f, v_117, isFinite32(v_117)), -1000000f), 1000000f));
      let v_119 = v_118 > 0.009999999776482582f;
      a_116 += select(0i, 1i, v_119);
    }
    if (lane < 32u) {
      pool[lane] = bitcast<u32>(a_116);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_120 = bitcast<i32>(pool[lane + 4u]);
      let o_121 = bitcast<i32>(pool[lane + 8u]);
      let o_122 = bitcast<i32>(pool[lane + 12u]);
      let o_123 = bitcast<i32>(pool[lane + 16u]);
      let o_124 = bitcast<i32>(pool[lane + 20u]);
      let o_125 = bitcast<i32>(pool[lane + 24u]);
      let o_126 = bitcast<i32>(pool[lane + 28u]);
      a_116 += o_120;
      a_116 += o_121;
      a_116 += o_122;
      a_116 += o_123;
      a_116 += o_124;
      a_116 += o_125;
      a_116 += o_126;
      pool[lane] = bitcast<u32>(a_116);
    }
    workgroupBarrier();
    a_116 = bitcast<i32>(pool[0u]);
    let o_127 = bitcast<i32>(pool[1u]);
    let o_128 = bitcast<i32>(pool[2u]);
    let o_129 = bitcast<i32>(pool[3u]);
    a_116 += o_127;
    a_116 += o_128;
    a_116 += o_129;
    let f_130 = a_116;
    workgroupBarrier();
    let v_131 = select(bitcast<i32>(arena[at_silence + unit]) + 1i, 0i, f_130 > 0i);
    let v_132 = bitcast<f32>(arena[at_sensed + unit * 25i + 24i]);
    let v_133 = maxFloat(minFloat(maxFloat(select(0f, v_132, isFinite32(v_132)), -1000000f), 1000000f), -1f);
    if (lane == 0u) {
      arena[at_badInputs + unit] = bitcast<u32>(v_115);
      arena[at_silence + unit] = bitcast<u32>(v_131);
      arena[at_reward + unit] = bitcast<u32>(minFloat(v_133, 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: keepSensors
    for (var i1 = i32(lane); i1 < 24i; i1 += 256i) {
      arena[at_sensorsLast + unit * 24i + i1] = bitcast<u32>(bitcast<f32>(arena[at_sensors + unit * 24i + i1]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: sense
    for (var i1 = i32(lane); i1 < 24i; i1 += 256i) {
      let v_134 = bitcast<i32>(arena[at_rangeGiven + i1]) == 1i;
      let v_135 = bitcast<f32>(arena[at_sensed + unit * 25i + i1]);
      let v_136 = minFloat(maxFloat(select(0f, v_135, isFinite32(v_135)), -1000000f), 1000000f);
      let v_137 = select(minFloat(bitcast<f32>(arena[at_low + unit * 24i + i1]), v_136), bitcast<f32>(arena[at_rangeLow + i1]), v_134);
      let v_138 = select(maxFloat(bitcast<f32>(arena[at_high + unit * 24i + i1]), v_136), bitcast<f32>(arena[at_rangeHigh + i1]), v_134);
      arena[at_low + unit * 24i + i1] = bitcast<u32>(v_137);
      arena[at_high + unit * 24i + i1] = bitcast<u32>(v_138);
      arena[at_sensors + unit * 24i + i1] = bitcast<u32>(minFloat(maxFloat((((v_136 - v_137) * 2f) / (v_138 - v_137)) - 1f, -1f), 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: judgeMembers
    let v_143 = maxFloat(0.019999999552965164f, 1f / f32(bitcast<i32>(arena[at_age + unit]) + 1i));
    for (var row_139 = i32(lane); row_139 < 96i; row_139 += 256i) {
      let i2 = row_139 % 24i;
      let i1_2 = row_139 / 24i;
      let v_141 = bitcast<f32>(arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2]);
      let v_142 = bitcast<f32>(arena[at_sensors + unit * 24i + i2]) - bitcast<f32>(arena[at_members + (unit * 4i + i1_2) * 24i + i2]);
      arena[at_memberErrors + (unit * 4i + i1_2) * 24i + i2] = bitcast<u32>(v_141 + (((v_142 * v_142) - v_141) * v_143));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: surprise
    let tile_147 = 0i;
    for (var slot_148 = i32(lane); slot_148 < hidden_16; slot_148 += 256i) {
      var s_144 = 0f;
      let begin_149 = tile_147;
      let end_150 = min(begin_149 + 256i, 24i);
      for (var j0_4 = begin_149 + slot_148 % 16i; j0_4 < end_150; j0_4 += 16i) {
        let v_145 = bitcast<f32>(arena[at_sensors + unit * 24i + j0_4]) - bitcast<f32>(arena[at_prediction + unit * 24i + j0_4]);
        let v_146 = abs(v_145);
        s_144 += v_146;
      }
      pool[slot_148] = bitcast<u32>(s_144);
    }
    workgroupBarrier();
    let f_151 = poolHalves16(0i);
    workgroupBarrier();
    let v_152 = f_151 / 24f;
    let v_154 = bitcast<i32>(arena[at_age + unit]);
    let v_155 = min(v_154 + 1i, 100i);
    let v_156 = remSigned(v_154, 1000i);
    let tile_159 = 0i;
    for (var slot_160 = i32(lane); slot_160 < hidden_16; slot_160 += 256i) {
      var s_153 = 0f;
      let begin_161 = tile_159;
      let end_162 = min(begin_161 + 256i, 100i);
      for (var j0_5 = begin_161 + slot_160 % 16i; j0_5 < end_162; j0_5 += 16i) {
        let v_157 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_156 - j0_5, 1000i)]), v_152, j0_5 == 0i);
        let v_158 = select(0f, v_157, j0_5 < v_155);
        s_153 += v_158;
      }
      pool[slot_160] = bitcast<u32>(s_153);
    }
    workgroupBarrier();
    let f_163 = poolHalves16(0i);
    workgroupBarrier();
    let v_164 = f_163 / f32(v_155);
    let v_165 = v_154 > 20i;
    var s_167 = array<f32, 16>();
    var s_169 = array<f32, 16>();
    for (var l_166 = 0i; l_166 < min(16i, 10i); l_166++) {
      let j0_6 = l_166;
      let v_171 = j0_6 + 10i;
      let v_172 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_156 - v_171, 1000i)]), v_152, v_171 == 0i);
      let v_173 = select(bitcast<f32>(arena[at_errors + unit * 1000i + wrapAt(v_156 - j0_6, 1000i)]), v_152, j0_6 == 0i);
      s_167[l_166] += v_172;
      s_169[l_166] += v_173;
    }
    let f_168 = halves16(s_167);
    let f_170 = halves16(s_169);
    let v_176 = (bitcast<f32>(arena[at_improvement + unit]) * 0.8999999761581421f) + (select(0f, (f_168 - f_170) / 10f, v_165) * 0.10000000149011612f);
    let v_177 = select(0i, select(0i, bitcast<i32>(arena[at_plateau + unit]) + 1i, v_165), abs(v_176) < 0.0010000000474974513f);
    let v_178 = 0.8999999761581421f - minFloat(f32(v_154) / 1000f, 0.20000000298023224f);
    let v_179 = 1.5f - (minFloat(f32(bitcast<i32>(arena[at_activeCells + unit])) / 50f, 1f) * 0.5f);
    let v_180 = (v_178 * bitcast<f32>(arena[at_confidence + unit])) + ((1f - v_178) * (1f - minFloat(maxFloat(v_179 * v_164, 0f), 1f)));
    if (lane == 0u) {
      arena[at_error + unit] = bitcast<u32>(v_152);
      arena[at_meanError + unit] = bitcast<u32>(v_164);
      arena[at_improvement + unit] = bitcast<u32>(v_176);
      arena[at_plateau + unit] = bitcast<u32>(v_177);
      arena[at_confidence + unit] = bitcast<u32>(v_180);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: modulate
    let v_182 = bitcast<f32>(arena[at_energy + unit]) * (bitcast<f32>(arena[at_variance + unit]) + 1f);
    let v_183 = (bitcast<f32>(arena[at_information + unit]) * 0.949999988079071f) + (v_182 * 0.05000000074505806f);
    let v_184 = bitcast<i32>(arena[at_silence + unit]);
    let v_185 = minFloat(maxFloat(v_183 / 0.05000000074505806f, 0f), 1f);
    let v_186 = bitcast<f32>(arena[at_confidence + unit]);
    let v_187 = select((v_185 + v_186) * 0.5f, 0.949999988079071f, v_184 > 100i);
    let v_188 = bitcast<f32>(arena[at_novelty + unit]) * bitcast<f32>(arena[at_knobs + unit * 23i + 11i]);
    let v_189 = ((1f - v_185) * ((v_188 * 0.5f) + 0.5f)) + minFloat(f32(bitcast<i32>(arena[at_plateau + unit])) / 200f, 0.5f);
    let v_190 = 1f - v_186;
    let v_191 = minFloat(minFloat(v_189 + 0.30000001192092896f, 1f) + (v_190 * 0.20000000298023224f), 1f);
    let v_192 = bitcast<f32>(arena[at_error + unit]);
    let v_193 = (((v_192 - bitcast<f32>(arena[at_meanError + unit])) * 4f) + v_188) - 0.30000001192092896f;
    let v_194 = abs(bitcast<f32>(arena[at_reward + unit]));
    let v_195 = minFloat(maxFloat(v_193 + v_194, 0f), 1f) * bitcast<f32>(arena[at_knobs + unit * 23i + 10i]);
    let v_196 = maxFloat(bitcast<f32>(arena[at_opening + unit]) * 0.800000011920929f, v_195);
    let v_197 = maxFloat(bitcast<f32>(arena[at_hold + unit]) * 0.949999988079071f, v_195);
    let v_198 = select(1i, 2i, v_186 > 0.6000000238418579f);
    let v_199 = select(select(v_198, select(v_198, 3i, v_185 > 0.699999988079071f), v_184 > 50i), 0i, v_185 < 0.30000001192092896f);
    let v_200 = (v_187 * 0.00009999999747378752f) * bitcast<f32>(arena[at_knobs + unit * 23i + 9i]);
    let v_201 = v_196 * 0.30000001192092896f;
    let v_202 = bitcast<f32>(arena[at_knobs + unit * 23i + 12i]);
    let v_203 = ((1f - v_197) * 0.10000000149011612f) * (bitcast<f32>(arena[at_patternOn + unit]) * v_202);
    let v_204 = logOf((f32(bitcast<i32>(arena[at_age + unit])) / 1000f) + 1f) * 0.4342944920063019f;
    let v_205 = minFloat((v_192 * 4f) + 1f, 3f);
    let v_206 = minFloat(((v_204 + 1f) * 0.009999999776482582f) * v_205, 0.05000000074505806f);
    let v_207 = select(v_202 * 0.009999999776482582f, 0f, v_184 > 0i);
    let v_208 = ((v_194 * 0.5f) + 0.5f) * (0.10000000149011612f + (v_190 * 0.8999999761581421f));
    let v_209 = maxFloat(0.5f, v_208) * bitcast<f32>(arena[at_knobs + unit * 23i + 1i]);
    let v_210 = (v_205 * 0.009999999776482582f) * bitcast<f32>(arena[at_knobs + unit * 23i + 2i]);
    for (var row_181 = i32(lane); row_181 < 1i; row_181 += 256i) {
      arena[at_information + unit] = bitcast<u32>(v_183);
      arena[at_drive + unit] = bitcast<u32>(v_187);
      arena[at_exploration + unit] = bitcast<u32>(v_191);
      arena[at_gate + unit] = bitcast<u32>(v_195);
      arena[at_opening + unit] = bitcast<u32>(v_196);
      arena[at_hold + unit] = bitcast<u32>(v_197);
      arena[at_cognition + unit] = bitcast<u32>(v_199);
      arena[at_tune_noise + unit] = bitcast<u32>(v_200);
      arena[at_tune_gate + unit] = bitcast<u32>(v_201);
      arena[at_tune_pattern + unit] = bitcast<u32>(v_203);
      arena[at_tune_plasticity + unit] = bitcast<u32>(v_206);
      arena[at_tune_memoryGain + unit] = bitcast<u32>(v_207);
      arena[at_tune_imprint + unit] = bitcast<u32>(v_209);
      arena[at_tune_learning + unit] = bitcast<u32>(v_210);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: driveChannels
    let v_215 = bitcast<f32>(arena[at_tune_imprint + unit]);
    let v_217 = bitcast<f32>(arena[at_tune_learning + unit]);
    for (var row_211 = i32(lane); row_211 < 64i; row_211 += 256i) {
      let i3 = row_211 % 2i;
      let q_212 = row_211 / 2i;
      let i2_2 = q_212 % 16i;
      let i1_3 = q_212 / 16i;
      let v_214 = bitcast<i32>(arena[at_reachSensor + (i1_3 * 2i + i3) * 16i + i2_2]);
      let v_216 = bitcast<f32>(arena[at_sensors + unit * 24i + clampAt(v_214, 24i)]);
      let v_218 = v_217 * (v_216 - bitcast<f32>(arena[at_prediction + unit * 24i + clampAt(v_214, 24i)]));
      arena[at_tune_drive + ((unit * 2i + i1_3) * 2i + i3) * 16i + i2_2] = bitcast<u32>(select((v_215 * v_216) + v_218, 0f, v_214 < 0i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: liken
    for (var slot_219 = i32(lane); slot_219 < hidden_1600; slot_219 += 256i) {
      let row_220 = slot_219 / 16i;
      var s_223 = 0f;
      let begin_221 = 0i;
      let end_222 = min(begin_221 + 256i, 64i);
      for (var j0_7 = begin_221 + slot_219 % 16i; j0_7 < end_222; j0_7 += 16i) {
        let v_224 = bitcast<f32>(arena[at_contexts + row_220 * 64i + j0_7]) * bitcast<f32>(arena[at_context + unit * 64i + j0_7]);
        s_223 += v_224;
      }
      pool[0i + slot_219] = bitcast<u32>(s_223);
    }
    workgroupBarrier();
    for (var i1_4 = i32(lane); i1_4 < 100i; i1_4 += 256i) {
      let at_225 = 0i + i1_4 * 16i;
      let f_226 = poolHalves16(at_225);
      arena[at_alike + unit * 100i + i1_4] = bitcast<u32>(f_226);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // topk: rank
    let v_229 = bitcast<i32>(arena[at_additions]);
    for (var o0 = i32(lane); o0 < 100i; o0 += 256i) {
      let v_227 = bitcast<f32>(arena[at_scores + o0]);
      let v_228 = v_227 > 0f;
      let v_230 = expOf(f32(v_229 - bitcast<i32>(arena[at_births + o0])) * (-0.10000000149011612f));
      let v_231 = (bitcast<f32>(arena[at_alike + unit * 100i + o0]) * v_227) * v_230;
      pool[o0] = select(0x7fc00000u, bitcast<u32>(v_231), v_228);
    }
    for (var q = 100i + i32(lane); q < 104i; q += 256i) {
      pool[q] = 0x7fc00000u;
    }
    for (var q = i32(lane); q < 3i; q += 256i) {
      pool[104i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 100i; o0 += 256i) {
      let mine_232 = bitcast<f32>(pool[o0]);
      var rank_234 = 0i;
      for (var other_233 = 0i; other_233 < hidden_104; other_233 += 8i) {
        let v_235 = bitcast<f32>(pool[other_233 + 0i]);
        let v_236 = bitcast<f32>(pool[other_233 + 1i]);
        let v_237 = bitcast<f32>(pool[other_233 + 2i]);
        let v_238 = bitcast<f32>(pool[other_233 + 3i]);
        let v_239 = bitcast<f32>(pool[other_233 + 4i]);
        let v_240 = bitcast<f32>(pool[other_233 + 5i]);
        let v_241 = bitcast<f32>(pool[other_233 + 6i]);
        let v_242 = bitcast<f32>(pool[other_233 + 7i]);
        rank_234 += select(0i, 1i, v_235 > mine_232 || (v_235 == mine_232 && other_233 + 0i < o0));
        rank_234 += select(0i, 1i, v_236 > mine_232 || (v_236 == mine_232 && other_233 + 1i < o0));
        rank_234 += select(0i, 1i, v_237 > mine_232 || (v_237 == mine_232 && other_233 + 2i < o0));
        rank_234 += select(0i, 1i, v_238 > mine_232 || (v_238 == mine_232 && other_233 + 3i < o0));
        rank_234 += select(0i, 1i, v_239 > mine_232 || (v_239 == mine_232 && other_233 + 4i < o0));
        rank_234 += select(0i, 1i, v_240 > mine_232 || (v_240 == mine_232 && other_233 + 5i < o0));
        rank_234 += select(0i, 1i, v_241 > mine_232 || (v_241 == mine_232 && other_233 + 6i < o0));
        rank_234 += select(0i, 1i, v_242 > mine_232 || (v_242 == mine_232 && other_233 + 7i < o0));
      }
      if (!isNan(mine_232) && rank_234 < 3i) {
        pool[104i + rank_234] = 1u;
        arena[at_ranks + unit * 3i + rank_234] = bitcast<u32>(mine_232);
        arena[at_rankRows + unit * 3i + rank_234] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 3i; r += 256i) {
      if (pool[104i + r] == 0u) {
        arena[at_ranks + unit * 3i + r] = bitcast<u32>(fromBits(0xff800000u));
        arena[at_rankRows + unit * 3i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: blendWeights
    let v_243 = bitcast<f32>(arena[at_ranks + unit * 3i + 0i]);
    let v_245 = select(expOf(maxFloat(v_243 - v_243, -20f) * 5f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_246 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 1i]) - v_243, -20f) * 5f);
    let v_247 = v_245 + select(v_246, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 1i]) < 0i);
    let v_248 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 2i]) - v_243, -20f) * 5f);
    let v_249 = v_247 + select(v_248, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 2i]) < 0i);
    let v_250 = maxFloat(v_249, 9.999999974752427e-7f);
    for (var i1_5 = i32(lane); i1_5 < 3i; i1_5 += 256i) {
      let v_244 = expOf(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + i1_5]) - v_243, -20f) * 5f);
      let v_251 = select(v_244, 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + i1_5]) < 0i) / v_250;
      arena[at_rankWeights + unit * 3i + i1_5] = bitcast<u32>(v_251);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: decide, appraise
    let v_253 = bitcast<i32>(arena[at_planWinner + unit]) > 0i;
    let v_254 = bitcast<i32>(arena[at_age + unit]);
    let v_255 = bitcast<i32>(arena[at_planUntil + unit]);
    let v_256 = (remSigned(v_254, 10i) == 9i) && (v_254 >= v_255);
    let v_257 = select(minFloat(maxFloat(bitcast<f32>(arena[at_ranks + unit * 3i + 0i]), 0f), 1f), 0f, bitcast<i32>(arena[at_rankRows + unit * 3i + 0i]) < 0i);
    let v_258 = v_257 > 0.5f;
    let v_259 = select(select(0i, 1i, v_256 && v_258), 2i, v_253);
    let v_260 = select(bitcast<f32>(arena[at_patternRank + unit]), v_257, v_256);
    let v_261 = select(select(bitcast<f32>(arena[at_patternOn + unit]), select(0f, 1f, v_258), v_256), 1f, v_253);
    let v_262 = select(v_255, v_254 + 20i, v_253);
    let v_263 = bitcast<f32>(arena[at_value + unit]);
    let v_264 = bitcast<f32>(arena[at_valueMean + unit]);
    let v_265 = bitcast<f32>(arena[at_valueSquare + unit]);
    let v_266 = (v_264 + (sqrt(maxFloat(v_265 - (v_264 * v_264), 0f)) * 1.6449999809265137f)) + 0.0010000000474974513f;
    let v_267 = bitcast<f32>(arena[at_knobs + unit * 23i + 0i]) * bitcast<f32>(arena[at_knobs + unit * 23i + 12i]);
    let v_268 = v_267 > 0f;
    let v_269 = ((v_263 > v_266) && (v_263 > 0f)) && (((v_254 - bitcast<i32>(arena[at_lastAddition + unit])) >= 10i) && v_268);
    let v_270 = select(0f, v_263, v_269);
    let v_271 = 0.009999999776482582f * select(0f, 1f, v_268);
    let v_272 = v_264 + (v_271 * (v_263 - v_264));
    let v_273 = v_265 + (v_271 * ((v_263 * v_263) - v_265));
    for (var row_252 = i32(lane); row_252 < 1i; row_252 += 256i) {
      arena[at_install + unit] = bitcast<u32>(v_259);
      arena[at_patternRank + unit] = bitcast<u32>(v_260);
      arena[at_patternOn + unit] = bitcast<u32>(v_261);
      arena[at_planUntil + unit] = bitcast<u32>(v_262);
      arena[at_worth + unit] = bitcast<u32>(v_270);
      arena[at_valueMean + unit] = bitcast<u32>(v_272);
      arena[at_valueSquare + unit] = bitcast<u32>(v_273);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: noteError
    let v_275 = remSigned(bitcast<i32>(arena[at_age + unit]), 1000i);
    let v_276 = bitcast<f32>(arena[at_error + unit]);
    for (var row_274 = i32(lane); row_274 < 1i; row_274 += 256i) {
      if (v_275 >= 0i && v_275 < 1000i) {
        arena[at_errors + unit * 1000i + v_275] = bitcast<u32>(v_276);
      }
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let size_recallChunks = i32(params[2].w);
  let size_B = i32(params[2].y);
  let at_bank = i32(params[19].y);
  let size_R = i32(params[2].z);
  let at_query = i32(params[18].w);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let at_strength = i32(params[19].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_recall_best = i32(params[45].z);
  let at_recall_where = i32(params[45].w);
  let axis_q = unit % size_recallChunks;
  let i0 = unit / size_recallChunks;
  {
    // topk: recall_chunks
    for (var slot_2 = i32(lane); slot_2 < hidden_1024; slot_2 += 256i) {
      let o_6 = slot_2 / 32i;
      var s_3 = 0f;
      let begin_4 = slot_2 / 16i % 2i * 256i;
      let end_5 = min(begin_4 + 256i, 512i);
      let v_7 = (axis_q * 32i) + o_6;
      for (var j0 = begin_4 + slot_2 % 16i; j0 < end_5; j0 += 16i) {
        let v_8 = bitcast<f32>(arena[at_bank + clampAt(v_7, size_R) * 512i + j0]) * bitcast<f32>(arena[at_query + i0 * 512i + j0]);
        s_3 += v_8;
      }
      pool[slot_2] = bitcast<u32>(s_3);
    }
    workgroupBarrier();
    for (var c_9 = i32(lane); c_9 < 64i; c_9 += 256i) {
      pool[c_9 * 16i] = bitcast<u32>(poolHalves16(c_9 * 16i));
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 256i) {
      let f_10 = (bitcast<f32>(pool[o0 * 32i]) + bitcast<f32>(pool[o0 * 32i + 16i]));
      let v_11 = (axis_q * 32i) + o0;
      let v_12 = (bitcast<f32>(arena[at_strength + clampAt(v_11, size_R)]) > 0f) && (v_11 < size_R);
      pool[1024i + o0] = select(0x7fc00000u, bitcast<u32>(f_10), v_12);
    }
    for (var q = i32(lane); q < 5i; q += 256i) {
      pool[1056i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 256i) {
      let mine_13 = bitcast<f32>(pool[1024i + o0]);
      var rank_15 = 0i;
      for (var other_14 = 0i; other_14 < hidden_32; other_14 += 8i) {
        let v_16 = bitcast<f32>(pool[1024i + other_14 + 0i]);
        let v_17 = bitcast<f32>(pool[1024i + other_14 + 1i]);
        let v_18 = bitcast<f32>(pool[1024i + other_14 + 2i]);
        let v_19 = bitcast<f32>(pool[1024i + other_14 + 3i]);
        let v_20 = bitcast<f32>(pool[1024i + other_14 + 4i]);
        let v_21 = bitcast<f32>(pool[1024i + other_14 + 5i]);
        let v_22 = bitcast<f32>(pool[1024i + other_14 + 6i]);
        let v_23 = bitcast<f32>(pool[1024i + other_14 + 7i]);
        rank_15 += select(0i, 1i, v_16 > mine_13 || (v_16 == mine_13 && other_14 + 0i < o0));
        rank_15 += select(0i, 1i, v_17 > mine_13 || (v_17 == mine_13 && other_14 + 1i < o0));
        rank_15 += select(0i, 1i, v_18 > mine_13 || (v_18 == mine_13 && other_14 + 2i < o0));
        rank_15 += select(0i, 1i, v_19 > mine_13 || (v_19 == mine_13 && other_14 + 3i < o0));
        rank_15 += select(0i, 1i, v_20 > mine_13 || (v_20 == mine_13 && other_14 + 4i < o0));
        rank_15 += select(0i, 1i, v_21 > mine_13 || (v_21 == mine_13 && other_14 + 5i < o0));
        rank_15 += select(0i, 1i, v_22 > mine_13 || (v_22 == mine_13 && other_14 + 6i < o0));
        rank_15 += select(0i, 1i, v_23 > mine_13 || (v_23 == mine_13 && other_14 + 7i < o0));
      }
      if (!isNan(mine_13) && rank_15 < 5i) {
        pool[1056i + rank_15] = 1u;
        arena[at_recall_best + (i0 * size_recallChunks + axis_q) * 5i + rank_15] = bitcast<u32>(mine_13);
        arena[at_recall_where + (i0 * size_recallChunks + axis_q) * 5i + rank_15] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 5i; r += 256i) {
      if (pool[1056i + r] == 0u) {
        arena[at_recall_best + (i0 * size_recallChunks + axis_q) * 5i + r] = bitcast<u32>(fromBits(0xff800000u));
        arena[at_recall_where + (i0 * size_recallChunks + axis_q) * 5i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
}
fn part2(unit: i32) {
  let size_B = i32(params[2].y);
  let at_planRules = i32(params[25].x);
  let at_age = i32(params[4].y);
  let at_means = i32(params[14].w);
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
  let at_reply = i32(params[37].z);
  let at_inverse = i32(params[30].w);
  let at_phi = i32(params[18].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let i1 = unit % 160i;
  let i0 = unit / 160i;
  {
    // nest: excite
    let tile_4 = 0i;
    for (var slot_5 = i32(lane); slot_5 < hidden_16; slot_5 += 256i) {
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
    let f_8 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_reply + i0 * 160i + i1] = bitcast<u32>(f_8);
    }
  }
}
fn part4(unit: i32, lane: u32) {
  let size_R = i32(params[2].z);
  let at_strength = i32(params[19].z);
  let cycle = arena[0];
  let at_touched = i32(params[19].w);
  let hidden_256 = 256i + bitcast<i32>(params[48].z);
  let at_chooseVictims_best = i32(params[46].y);
  let at_chooseVictims_where = i32(params[46].z);
  {
    // topk: chooseVictims_chunks
    let v_3 = bitcast<i32>(cycle);
    for (var o0 = i32(lane); o0 < 256i; o0 += 256i) {
      let v_1 = (unit * 256i) + o0;
      let v_2 = v_1 < size_R;
      let v_4 = f32(v_3 - bitcast<i32>(arena[at_touched + clampAt(v_1, size_R)])) * (-0.0010005002841353416f);
      let v_5 = bitcast<f32>(arena[at_strength + clampAt(v_1, size_R)]) * expOf(v_4);
      pool[o0] = select(0x7fc00000u, bitcast<u32>(v_5), v_2);
    }
    for (var q = i32(lane); q < 8i; q += 256i) {
      pool[256i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 256i; o0 += 256i) {
      let mine_6 = bitcast<f32>(pool[o0]);
      var rank_8 = 0i;
      for (var other_7 = 0i; other_7 < hidden_256; other_7 += 8i) {
        let v_9 = bitcast<f32>(pool[other_7 + 0i]);
        let v_10 = bitcast<f32>(pool[other_7 + 1i]);
        let v_11 = bitcast<f32>(pool[other_7 + 2i]);
        let v_12 = bitcast<f32>(pool[other_7 + 3i]);
        let v_13 = bitcast<f32>(pool[other_7 + 4i]);
        let v_14 = bitcast<f32>(pool[other_7 + 5i]);
        let v_15 = bitcast<f32>(pool[other_7 + 6i]);
        let v_16 = bitcast<f32>(pool[other_7 + 7i]);
        rank_8 += select(0i, 1i, v_9 < mine_6 || (v_9 == mine_6 && other_7 + 0i < o0));
        rank_8 += select(0i, 1i, v_10 < mine_6 || (v_10 == mine_6 && other_7 + 1i < o0));
        rank_8 += select(0i, 1i, v_11 < mine_6 || (v_11 == mine_6 && other_7 + 2i < o0));
        rank_8 += select(0i, 1i, v_12 < mine_6 || (v_12 == mine_6 && other_7 + 3i < o0));
        rank_8 += select(0i, 1i, v_13 < mine_6 || (v_13 == mine_6 && other_7 + 4i < o0));
        rank_8 += select(0i, 1i, v_14 < mine_6 || (v_14 == mine_6 && other_7 + 5i < o0));
        rank_8 += select(0i, 1i, v_15 < mine_6 || (v_15 == mine_6 && other_7 + 6i < o0));
        rank_8 += select(0i, 1i, v_16 < mine_6 || (v_16 == mine_6 && other_7 + 7i < o0));
      }
      if (!isNan(mine_6) && rank_8 < 8i) {
        pool[256i + rank_8] = 1u;
        arena[at_chooseVictims_best + unit * 8i + rank_8] = bitcast<u32>(mine_6);
        arena[at_chooseVictims_where + unit * 8i + rank_8] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 8i; r += 256i) {
      if (pool[256i + r] == 0u) {
        arena[at_chooseVictims_best + unit * 8i + r] = bitcast<u32>(fromBits(0x7f800000u));
        arena[at_chooseVictims_where + unit * 8i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
}
@compute @workgroup_size(256)
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
  let end2 = end1 + (units2 + 255i) / 256i;
  if (group >= end1 && group < end2) {
    let unit = (group - end1) * 256i + i32(lane);
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
