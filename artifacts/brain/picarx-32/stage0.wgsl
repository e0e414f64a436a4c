// fieldWords+ruleWords+holdingWords+choosePlan+listen+keepSensors+sense+judgeMembers+surprise+modulate+driveChannels+liken+rank+blendWeights+decide+appraise+noteError | recall_chunks | planRules | excite | chooseVictims_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1700>;
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
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[48].z); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
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
  let v_10 = (v_8 * (k_6 - (v_9 * ((v_9 * ((v_9 * 0.298714816570282f) + 0.3997756838798523f)) + 0.6666677594184875f)))) - (v_7 * 0.000001428606765330187f);
  let v_11 = select(select(select(x, fromBits(2143289344u), bitcast<u32>(x) > 2147483648u), fromBits(4286578688u), (bitcast<u32>(x) << 1u) == 0u), (v_7 * 0.693145751953125f) + (k_6 - v_10), (bitcast<u32>(x) - 1u) < 2139095039u);
  return v_11;
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
  let t_fieldWords = i32(params[31].x);
  let t_ruleWords = i32(params[31].y);
  let t_holdingWords = i32(params[31].z);
  let t_planWinner = i32(params[31].w);
  let t_planStart = i32(params[32].x);
  let t_seed = i32(params[4].z);
  let n_B = i32(params[2].y);
  let t_age = i32(params[4].y);
  let t_knobs = i32(params[4].x);
  let t_planScore = i32(params[25].z);
  let t_badInputs = i32(params[7].y);
  let t_silence = i32(params[7].z);
  let t_reward = i32(params[7].x);
  let t_sensed = i32(params[3].w);
  let t_sensorsLast = i32(params[6].w);
  let t_sensors = i32(params[6].z);
  let t_low = i32(params[6].x);
  let t_high = i32(params[6].y);
  let t_rangeGiven = i32(params[8].y);
  let t_rangeLow = i32(params[7].w);
  let t_rangeHigh = i32(params[8].x);
  let t_memberErrors = i32(params[29].w);
  let t_members = i32(params[29].z);
  let t_error = i32(params[8].z);
  let t_meanError = i32(params[8].w);
  let t_improvement = i32(params[9].z);
  let t_plateau = i32(params[9].w);
  let t_confidence = i32(params[9].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_prediction = i32(params[29].y);
  let t_errors = i32(params[9].x);
  let t_activeCells = i32(params[16].y);
  let t_information = i32(params[10].x);
  let t_drive = i32(params[10].z);
  let t_exploration = i32(params[10].y);
  let t_gate = i32(params[10].w);
  let t_opening = i32(params[11].x);
  let t_hold = i32(params[11].y);
  let t_cognition = i32(params[11].z);
  let t_tune_noise = i32(params[32].y);
  let t_tune_gate = i32(params[32].z);
  let t_tune_pattern = i32(params[32].w);
  let t_tune_plasticity = i32(params[33].x);
  let t_tune_memoryGain = i32(params[33].y);
  let t_tune_imprint = i32(params[33].z);
  let t_tune_learning = i32(params[33].w);
  let t_energy = i32(params[15].y);
  let t_variance = i32(params[15].z);
  let t_novelty = i32(params[20].x);
  let t_patternOn = i32(params[23].y);
  let t_tune_drive = i32(params[34].x);
  let t_reachSensor = i32(params[11].w);
  let t_contexts = i32(params[21].z);
  let t_context = i32(params[22].z);
  let hidden_1600 = 1600i + bitcast<i32>(params[48].z);
  let t_alike = i32(params[35].x);
  let t_scores = i32(params[21].w);
  let t_additions = i32(params[22].y);
  let t_births = i32(params[22].x);
  let hidden_104 = 104i + bitcast<i32>(params[48].z);
  let t_ranks = i32(params[34].y);
  let t_rankRows = i32(params[34].z);
  let t_rankWeights = i32(params[34].w);
  let t_install = i32(params[35].y);
  let t_patternRank = i32(params[23].x);
  let t_planUntil = i32(params[24].y);
  let t_worth = i32(params[35].w);
  let t_valueMean = i32(params[23].z);
  let t_valueSquare = i32(params[23].w);
  let t_value = i32(params[28].z);
  let t_lastAddition = i32(params[24].x);
  {
    // nest: fieldWords, ruleWords, holdingWords, choosePlan
    if (lane == 0u) {
      let v_1 = arena[t_seed + unit];
      let v_2 = 0u + v_1;
      let v_3 = bitcast<i32>(arena[t_age + unit]);
      let v_4 = u32(v_3) + 3u;
      let v_5 = v_2 + v_4;
      let v_6 = ((v_4 << 13u) ^ (v_4 >> 19u)) ^ v_5;
      let v_7 = v_5 + v_6;
      let v_8 = ((v_6 << 15u) ^ (v_6 >> 17u)) ^ v_7;
      let v_9 = v_7 + v_8;
      let v_10 = ((v_8 << 26u) ^ (v_8 >> 6u)) ^ v_9;
      let v_11 = v_9 + v_10;
      let v_12 = (v_1 ^ 3u) ^ 466688986u;
      let v_13 = ((((v_10 << 6u) ^ (v_10 >> 26u)) ^ v_11) + v_12) + 1u;
      let v_14 = (v_11 + 3u) + v_13;
      let v_15 = ((v_13 << 17u) ^ (v_13 >> 15u)) ^ v_14;
      let v_16 = v_14 + v_15;
      let v_17 = ((v_15 << 29u) ^ (v_15 >> 3u)) ^ v_16;
      let v_18 = v_16 + v_17;
      let v_19 = ((v_17 << 16u) ^ (v_17 >> 16u)) ^ v_18;
      let v_20 = v_18 + v_19;
      let v_21 = ((((v_19 << 24u) ^ (v_19 >> 8u)) ^ v_20) + v_1) + 2u;
      let v_22 = (v_20 + v_12) + v_21;
      let v_23 = ((v_21 << 13u) ^ (v_21 >> 19u)) ^ v_22;
      let v_24 = v_22 + v_23;
      let v_25 = ((v_23 << 15u) ^ (v_23 >> 17u)) ^ v_24;
      let v_26 = v_24 + v_25;
      let v_27 = ((v_25 << 26u) ^ (v_25 >> 6u)) ^ v_26;
      let v_28 = v_26 + v_27;
      let v_29 = ((((v_27 << 6u) ^ (v_27 >> 26u)) ^ v_28) + 3u) + 3u;
      let v_30 = (v_28 + v_1) + v_29;
      let c_31 = 0u;
      let v_32 = c_31 + 1u;
      let v_33 = v_2 + v_32;
      let v_34 = ((v_32 << 13u) ^ (v_32 >> 19u)) ^ v_33;
      let v_35 = v_33 + v_34;
      let v_36 = ((v_34 << 15u) ^ (v_34 >> 17u)) ^ v_35;
      let v_37 = v_35 + v_36;
      let v_38 = ((v_36 << 26u) ^ (v_36 >> 6u)) ^ v_37;
      let v_39 = v_37 + v_38;
      let v_40 = (v_1 ^ 1u) ^ 466688986u;
      let v_41 = ((((v_38 << 6u) ^ (v_38 >> 26u)) ^ v_39) + v_40) + 1u;
      let v_42 = (v_39 + 1u) + v_41;
      let v_43 = ((v_41 << 17u) ^ (v_41 >> 15u)) ^ v_42;
      let v_44 = v_42 + v_43;
      let v_45 = ((v_43 << 29u) ^ (v_43 >> 3u)) ^ v_44;
      let v_46 = v_44 + v_45;
      let v_47 = ((v_45 << 16u) ^ (v_45 >> 16u)) ^ v_46;
      let v_48 = v_46 + v_47;
      let v_49 = ((((v_47 << 24u) ^ (v_47 >> 8u)) ^ v_48) + v_1) + 2u;
      let v_50 = (v_48 + v_40) + v_49;
      let v_51 = ((v_49 << 13u) ^ (v_49 >> 19u)) ^ v_50;
      let v_52 = v_50 + v_51;
      let v_53 = ((v_51 << 15u) ^ (v_51 >> 17u)) ^ v_52;
      let v_54 = v_52 + v_53;
      let v_55 = ((v_53 << 26u) ^ (v_53 >> 6u)) ^ v_54;
      let v_56 = v_54 + v_55;
      let v_57 = ((((v_55 << 6u) ^ (v_55 >> 26u)) ^ v_56) + 1u) + 3u;
      let v_58 = (v_56 + v_1) + v_57;
      let c_59 = 0u;
      let v_60 = c_59 + 2u;
      let v_61 = v_2 + v_60;
      let v_62 = ((v_60 << 13u) ^ (v_60 >> 19u)) ^ v_61;
      let v_63 = v_61 + v_62;
      let v_64 = ((v_62 << 15u) ^ (v_62 >> 17u)) ^ v_63;
      let v_65 = v_63 + v_64;
      let v_66 = ((v_64 << 26u) ^ (v_64 >> 6u)) ^ v_65;
      let v_67 = v_65 + v_66;
      let v_68 = (v_1 ^ 2u) ^ 466688986u;
      let v_69 = ((((v_66 << 6u) ^ (v_66 >> 26u)) ^ v_67) + v_68) + 1u;
      let v_70 = (v_67 + 2u) + v_69;
      let v_71 = ((v_69 << 17u) ^ (v_69 >> 15u)) ^ v_70;
      let v_72 = v_70 + v_71;
      let v_73 = ((v_71 << 29u) ^ (v_71 >> 3u)) ^ v_72;
      let v_74 = v_72 + v_73;
      let v_75 = ((v_73 << 16u) ^ (v_73 >> 16u)) ^ v_74;
      let v_76 = v_74 + v_75;
      let v_77 = ((((v_75 << 24u) ^ (v_75 >> 8u)) ^ v_76) + v_1) + 2u;
      let v_78 = (v_76 + v_68) + v_77;
      let v_79 = ((v_77 << 13u) ^ (v_77 >> 19u)) ^ v_78;
      let v_80 = v_78 + v_79;
      let v_81 = ((v_79 << 15u) ^ (v_79 >> 17u)) ^ v_80;
      let v_82 = v_80 + v_81;
      let v_83 = ((v_81 << 26u) ^ (v_81 >> 6u)) ^ v_82;
      let v_84 = v_82 + v_83;
      let v_85 = ((((v_83 << 6u) ^ (v_83 >> 26u)) ^ v_84) + 2u) + 3u;
      let v_86 = (v_84 + v_1) + v_85;
      let v_87 = remSigned(v_3, 21i) == 20i;
      let v_88 = (bitcast<f32>(arena[t_knobs + unit * 23i + 13i]) * bitcast<f32>(arena[t_knobs + unit * 23i + 12i])) > 0f;
      var a_90 = fromBits(4286578688u);
      var a_91 = fromBits(4286578688u);
      var k_92 = -1i;
      for (var j0 = 0i; j0 < 8i; j0++) {
        let v_93 = bitcast<f32>(arena[t_planScore + unit * 8i + j0]);
        a_90 = select(a_90, v_93, v_93 > a_90);
        if ((!isNan(v_93) && k_92 < 0i) || v_93 > a_91) {
          a_91 = v_93;
          k_92 = j0;
        }
      }
      let v_94 = ((v_87 && v_3 >= 40i) && v_88) && a_90 > (bitcast<f32>(arena[t_planScore + unit * 8i]) + 0.009999999776482582f);
      arena[t_fieldWords + unit * 2i] = v_30;
      arena[t_fieldWords + unit * 2i + 1i] = ((v_29 << 17u) ^ (v_29 >> 15u)) ^ v_30;
      arena[t_ruleWords + unit * 2i] = v_58;
      arena[t_ruleWords + unit * 2i + 1i] = ((v_57 << 17u) ^ (v_57 >> 15u)) ^ v_58;
      arena[t_holdingWords + unit * 2i] = v_86;
      arena[t_holdingWords + unit * 2i + 1i] = ((v_85 << 17u) ^ (v_85 >> 15u)) ^ v_86;
      arena[t_planWinner + unit] = bitcast<u32>(select(0i, min(max(k_92, 0i), 7i), v_94));
      arena[t_planStart + unit] = bitcast<u32>(i32(v_87));
    }
  }
  {
    // nest: listen
    var a_95 = 0i;
    for (var j0_2 = i32(lane); j0_2 < 25i; j0_2 += 256i) {
      let v_96 = bitcast<f32>(arena[t_sensed + unit * 25i + j0_2]);
      let v_97 = !isFinite32(v_96) || abs(v_96) > 1000000f;
      a_95 += select(0i, 1i, v_97);
    }
    if (lane < 32u) {
      pool[lane] = bitcast<u32>(a_95);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_98 = bitcast<i32>(pool[lane + 4u]);
      let o_99 = bitcast<i32>(pool[lane + 8u]);
      let o_100 = bitcast<i32>(pool[lane + 12u]);
      let o_101 = bitcast<i32>(pool[lane + 16u]);
      let o_102 = bitcast<i32>(pool[lane + 20u]);
      let o_103 = bitcast<i32>(pool[lane + 24u]);
      let o_104 = bitcast<i32>(pool[lane + 28u]);
      a_95 += o_98;
      a_95 += o_99;
      a_95 += o_100;
      a_95 += o_101;
      a_95 += o_102;
      a_95 += o_103;
      a_95 += o_104;
      pool[lane] = bitcast<u32>(a_95);
    }
    workgroupBarrier();
    a_95 = bitcast<i32>(pool[0u]);
    let o_105 = bitcast<i32>(pool[1u]);
    let o_106 = bitcast<i32>(pool[2u]);
    let o_107 = bitcast<i32>(pool[3u]);
    a_95 += o_105;
    a_95 += o_106;
    a_95 += o_107;
    let f_108 = a_95;
    workgroupBarrier();
    let v_109 = bitcast<i32>(arena[t_badInputs + unit]) + f_108;
    var a_110 = 0i;
    for (var j0_3 = i32(lane); j0_3 < 24i; j0_3 += 256i) {
      let v_111 = bitcast<f32>(arena[t_sensed + unit * 25i + j0_3]);
      let v_112 = abs(minFloat(maxFloat(select(0f, v_111, isFinite32(v_111)), -1000000f), 1000000f)) > 0.009999999776482582f;
      a_110 += select(0i, 1i, v_112);
    }
    if (lane < 32u) {
      pool[lane] = bitcast<u32>(a_110);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_113 = bitcast<i32>(pool[lane + 4u]);
      let o_114 = bitcast<i32>(pool[lane + 8u]);
      let o_115 = bitcast<i32>(pool[lane + 12u]);
      let o_116 = bitcast<i32>(pool[lane + 16u]);
      let o_117 = bitcast<i32>(pool[lane + 20u]);
      let o_118 = bitcast<i32>(pool[lane + 24u]);
      let o_119 = bitcast<i32>(pool[lane + 28u]);
      a_110 += o_113;
      a_110 += o_114;
      a_110 += o_115;
      a_110 += o_116;
      a_110 += o_117;
      a_110 += o_118;
      a_110 += o_119;
      pool[lane] = bitcast<u32>(a_110);
    }
    workgroupBarrier();
    a_110 = bitcast<i32>(pool[0u]);
    let o_120 = bitcast<i32>(pool[1u]);
    let o_121 = bitcast<i32>(pool[2u]);
    let o_122 = bitcast<i32>(pool[3u]);
    a_110 += o_120;
    a_110 += o_121;
    a_110 += o_122;
    let f_123 = a_110;
    workgroupBarrier();
    let v_124 = select(bitcast<i32>(arena[t_silence + unit]) + 1i, 0i, f_123 > 0i);
    let v_125 = bitcast<f32>(arena[t_sensed + unit * 25i + 24i]);
    if (lane == 0u) {
      arena[t_badInputs + unit] = bitcast<u32>(v_109);
      arena[t_silence + unit] = bitcast<u32>(v_124);
      arena[t_reward + unit] = bitcast<u32>(minFloat(maxFloat(minFloat(maxFloat(select(0f, v_125, isFinite32(v_125)), -1000000f), 1000000f), -1f), 1f));
    }
  }
  {
    // nest: keepSensors
    for (var i1 = i32(lane); i1 < 24i; i1 += 256i) {
      arena[t_sensorsLast + unit * 24i + i1] = bitcast<u32>(bitcast<f32>(arena[t_sensors + unit * 24i + i1]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: sense
    for (var i1 = i32(lane); i1 < 24i; i1 += 256i) {
      let v_126 = bitcast<i32>(arena[t_rangeGiven + i1]) == 1i;
      let v_127 = bitcast<f32>(arena[t_sensed + unit * 25i + i1]);
      let v_128 = minFloat(maxFloat(select(0f, v_127, isFinite32(v_127)), -1000000f), 1000000f);
      let v_129 = select(minFloat(bitcast<f32>(arena[t_low + unit * 24i + i1]), v_128), bitcast<f32>(arena[t_rangeLow + i1]), v_126);
      let v_130 = select(maxFloat(bitcast<f32>(arena[t_high + unit * 24i + i1]), v_128), bitcast<f32>(arena[t_rangeHigh + i1]), v_126);
      arena[t_low + unit * 24i + i1] = bitcast<u32>(v_129);
      arena[t_high + unit * 24i + i1] = bitcast<u32>(v_130);
      arena[t_sensors + unit * 24i + i1] = bitcast<u32>(minFloat(maxFloat((((v_128 - v_129) * 2f) / (v_130 - v_129)) - 1f, -1f), 1f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: judgeMembers
    let v_135 = maxFloat(0.019999999552965164f, 1f / f32(bitcast<i32>(arena[t_age + unit]) + 1i));
    for (var row_131 = i32(lane); row_131 < 96i; row_131 += 256i) {
      let i2 = row_131 % 24i;
      let i1_2 = row_131 / 24i;
      let v_133 = bitcast<f32>(arena[t_memberErrors + (unit * 4i + i1_2) * 24i + i2]);
      let v_134 = bitcast<f32>(arena[t_sensors + unit * 24i + i2]) - bitcast<f32>(arena[t_members + (unit * 4i + i1_2) * 24i + i2]);
      arena[t_memberErrors + (unit * 4i + i1_2) * 24i + i2] = bitcast<u32>(v_133 + (((v_134 * v_134) - v_133) * v_135));
    }
  }
  {
    // nest: surprise
    let tile_137 = 0i;
    for (var slot_138 = i32(lane); slot_138 < hidden_16; slot_138 += 256i) {
      var s_136 = 0f;
      let begin_139 = tile_137;
      let end_140 = min(begin_139 + 256i, 24i);
      for (var j0_4 = begin_139 + (slot_138 % 16i); j0_4 < end_140; j0_4 += 16i) {
        let v_141 = abs(bitcast<f32>(arena[t_sensors + unit * 24i + j0_4]) - bitcast<f32>(arena[t_prediction + unit * 24i + j0_4]));
        s_136 += v_141;
      }
      pool[slot_138] = bitcast<u32>(s_136);
    }
    workgroupBarrier();
    let f_142 = poolHalves16(0i);
    workgroupBarrier();
    let v_143 = f_142 / 24f;
    let v_149 = bitcast<i32>(arena[t_age + unit]);
    let v_150 = min(v_149 + 1i, 100i);
    let v_151 = remSigned(v_149, 1000i);
    let tile_145 = 0i;
    for (var slot_146 = i32(lane); slot_146 < hidden_16; slot_146 += 256i) {
      var s_144 = 0f;
      let begin_147 = tile_145;
      let end_148 = min(begin_147 + 256i, 100i);
      for (var j0_5 = begin_147 + (slot_146 % 16i); j0_5 < end_148; j0_5 += 16i) {
        let v_152 = select(0f, select(bitcast<f32>(arena[t_errors + unit * 1000i + wrapAt(v_151 - j0_5, 1000i)]), v_143, j0_5 == 0i), j0_5 < v_150);
        s_144 += v_152;
      }
      pool[slot_146] = bitcast<u32>(s_144);
    }
    workgroupBarrier();
    let f_153 = poolHalves16(0i);
    workgroupBarrier();
    let v_154 = f_153 / f32(v_150);
    let v_155 = v_149 > 20i;
    var s_157 = array<f32, 16>();
    var s_159 = array<f32, 16>();
    for (var l_156 = 0i; l_156 < min(16i, 10i); l_156++) {
      let j0_6 = l_156;
      let v_161 = j0_6 + 10i;
      let v_162 = select(bitcast<f32>(arena[t_errors + unit * 1000i + wrapAt(v_151 - v_161, 1000i)]), v_143, v_161 == 0i);
      let v_163 = select(bitcast<f32>(arena[t_errors + unit * 1000i + wrapAt(v_151 - j0_6, 1000i)]), v_143, j0_6 == 0i);
      s_157[l_156] += v_162;
      s_159[l_156] += v_163;
    }
    let f_158 = halves16(s_157);
    let f_160 = halves16(s_159);
    let v_166 = (bitcast<f32>(arena[t_improvement + unit]) * 0.8999999761581421f) + (select(0f, (f_158 - f_160) / 10f, v_155) * 0.10000000149011612f);
    let v_167 = select(0i, select(0i, bitcast<i32>(arena[t_plateau + unit]) + 1i, v_155), abs(v_166) < 0.0010000000474974513f);
    let v_168 = 0.8999999761581421f - minFloat(f32(v_149) / 1000f, 0.20000000298023224f);
    let v_169 = maxFloat((1.5f - (minFloat(f32(bitcast<i32>(arena[t_activeCells + unit])) / 50f, 1f) * 0.5f)) * v_154, 0f);
    let v_170 = (v_168 * bitcast<f32>(arena[t_confidence + unit])) + ((1f - v_168) * (1f - minFloat(v_169, 1f)));
    if (lane == 0u) {
      arena[t_error + unit] = bitcast<u32>(v_143);
      arena[t_meanError + unit] = bitcast<u32>(v_154);
      arena[t_improvement + unit] = bitcast<u32>(v_166);
      arena[t_plateau + unit] = bitcast<u32>(v_167);
      arena[t_confidence + unit] = bitcast<u32>(v_170);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: modulate
    if (lane == 0u) {
      let v_171 = (bitcast<f32>(arena[t_information + unit]) * 0.949999988079071f) + ((bitcast<f32>(arena[t_energy + unit]) * (bitcast<f32>(arena[t_variance + unit]) + 1f)) * 0.05000000074505806f);
      let v_172 = bitcast<i32>(arena[t_silence + unit]);
      let v_173 = minFloat(maxFloat(v_171 / 0.05000000074505806f, 0f), 1f);
      let v_174 = bitcast<f32>(arena[t_confidence + unit]);
      let v_175 = select((v_173 + v_174) * 0.5f, 0.949999988079071f, v_172 > 100i);
      let v_176 = bitcast<f32>(arena[t_novelty + unit]) * bitcast<f32>(arena[t_knobs + unit * 23i + 11i]);
      let v_177 = ((1f - v_173) * ((v_176 * 0.5f) + 0.5f)) + minFloat(f32(bitcast<i32>(arena[t_plateau + unit])) / 200f, 0.5f);
      let v_178 = 1f - v_174;
      let v_179 = bitcast<f32>(arena[t_error + unit]);
      let v_180 = abs(bitcast<f32>(arena[t_reward + unit]));
      let v_181 = maxFloat(((((v_179 - bitcast<f32>(arena[t_meanError + unit])) * 4f) + v_176) - 0.30000001192092896f) + v_180, 0f);
      let v_182 = minFloat(v_181, 1f) * bitcast<f32>(arena[t_knobs + unit * 23i + 10i]);
      let v_183 = maxFloat(bitcast<f32>(arena[t_opening + unit]) * 0.800000011920929f, v_182);
      let v_184 = maxFloat(bitcast<f32>(arena[t_hold + unit]) * 0.949999988079071f, v_182);
      let v_185 = select(1i, 2i, v_174 > 0.6000000238418579f);
      let v_186 = (v_175 * 0.00009999999747378752f) * bitcast<f32>(arena[t_knobs + unit * 23i + 9i]);
      let v_187 = bitcast<f32>(arena[t_knobs + unit * 23i + 12i]);
      let v_188 = ((1f - v_184) * 0.10000000149011612f) * (bitcast<f32>(arena[t_patternOn + unit]) * v_187);
      let v_189 = ((logOf((f32(bitcast<i32>(arena[t_age + unit])) / 1000f) + 1f) * 0.4342944920063019f) + 1f) * 0.009999999776482582f;
      let v_190 = minFloat((v_179 * 4f) + 1f, 3f);
      let v_191 = maxFloat(0.5f, ((v_180 * 0.5f) + 0.5f) * (0.10000000149011612f + (v_178 * 0.8999999761581421f))) * bitcast<f32>(arena[t_knobs + unit * 23i + 1i]);
      let v_192 = (v_190 * 0.009999999776482582f) * bitcast<f32>(arena[t_knobs + unit * 23i + 2i]);
      arena[t_information + unit] = bitcast<u32>(v_171);
      arena[t_drive + unit] = bitcast<u32>(v_175);
      arena[t_exploration + unit] = bitcast<u32>(minFloat(minFloat(v_177 + 0.30000001192092896f, 1f) + (v_178 * 0.20000000298023224f), 1f));
      arena[t_gate + unit] = bitcast<u32>(v_182);
      arena[t_opening + unit] = bitcast<u32>(v_183);
      arena[t_hold + unit] = bitcast<u32>(v_184);
      arena[t_cognition + unit] = bitcast<u32>(select(select(v_185, select(v_185, 3i, v_173 > 0.699999988079071f), v_172 > 50i), 0i, v_173 < 0.30000001192092896f));
      arena[t_tune_noise + unit] = bitcast<u32>(v_186);
      arena[t_tune_gate + unit] = bitcast<u32>(v_183 * 0.30000001192092896f);
      arena[t_tune_pattern + unit] = bitcast<u32>(v_188);
      arena[t_tune_plasticity + unit] = bitcast<u32>(minFloat(v_189 * v_190, 0.05000000074505806f));
      arena[t_tune_memoryGain + unit] = bitcast<u32>(select(v_187 * 0.009999999776482582f, 0f, v_172 > 0i));
      arena[t_tune_imprint + unit] = bitcast<u32>(v_191);
      arena[t_tune_learning + unit] = bitcast<u32>(v_192);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: driveChannels
    let v_197 = bitcast<f32>(arena[t_tune_imprint + unit]);
    let v_199 = bitcast<f32>(arena[t_tune_learning + unit]);
    for (var row_193 = i32(lane); row_193 < 64i; row_193 += 256i) {
      let i3 = row_193 % 2i;
      let q_194 = row_193 / 2i;
      let i2_2 = q_194 % 16i;
      let i1_3 = q_194 / 16i;
      let v_196 = bitcast<i32>(arena[t_reachSensor + (i1_3 * 2i + i3) * 16i + i2_2]);
      let v_198 = bitcast<f32>(arena[t_sensors + unit * 24i + clampAt(v_196, 24i)]);
      let v_200 = (v_197 * v_198) + (v_199 * (v_198 - bitcast<f32>(arena[t_prediction + unit * 24i + clampAt(v_196, 24i)])));
      arena[t_tune_drive + ((unit * 2i + i1_3) * 2i + i3) * 16i + i2_2] = bitcast<u32>(select(v_200, 0f, v_196 < 0i));
    }
  }
  {
    // nest: liken
    for (var slot_201 = i32(lane); slot_201 < hidden_1600; slot_201 += 256i) {
      let row_202 = slot_201 / 16i;
      var s_205 = 0f;
      let begin_203 = 0i;
      let end_204 = min(begin_203 + 256i, 64i);
      for (var j0_7 = begin_203 + (slot_201 % 16i); j0_7 < end_204; j0_7 += 64i) {
        let p_206 = j0_7 + 16i;
        let p_207 = j0_7 + 32i;
        let p_208 = j0_7 + 48i;
        let v_209 = bitcast<f32>(arena[t_contexts + row_202 * 64i + j0_7]) * bitcast<f32>(arena[t_context + unit * 64i + j0_7]);
        let v_210 = bitcast<f32>(arena[t_contexts + row_202 * 64i + p_206]) * bitcast<f32>(arena[t_context + unit * 64i + p_206]);
        let v_211 = bitcast<f32>(arena[t_contexts + row_202 * 64i + p_207]) * bitcast<f32>(arena[t_context + unit * 64i + p_207]);
        let v_212 = bitcast<f32>(arena[t_contexts + row_202 * 64i + p_208]) * bitcast<f32>(arena[t_context + unit * 64i + p_208]);
        s_205 += v_209;
        s_205 += v_210;
        s_205 += v_211;
        s_205 += v_212;
      }
      pool[0i + (slot_201 + row_202)] = bitcast<u32>(s_205);
    }
    workgroupBarrier();
    for (var i1_4 = i32(lane); i1_4 < 100i; i1_4 += 256i) {
      let at_213 = 0i + (i1_4 * 17i);
      let f_214 = poolHalves16(at_213);
      arena[t_alike + unit * 100i + i1_4] = bitcast<u32>(f_214);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // topk: rank
    let v_217 = bitcast<i32>(arena[t_additions]);
    for (var o0 = i32(lane); o0 < 100i; o0 += 256i) {
      let v_215 = bitcast<f32>(arena[t_scores + o0]);
      let v_216 = v_215 > 0f;
      let v_218 = (bitcast<f32>(arena[t_alike + unit * 100i + o0]) * v_215) * expOf(f32(v_217 - bitcast<i32>(arena[t_births + o0])) * (-0.10000000149011612f));
      pool[o0] = bitcast<u32>(select(fromBits(2143289344u), v_218, v_216));
    }
    for (var q = 100i + i32(lane); q < 104i; q += 256i) {
      pool[q] = bitcast<u32>(fromBits(2143289344u));
    }
    for (var q = i32(lane); q < 3i; q += 256i) {
      pool[104i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 100i; o0 += 256i) {
      let mine_219 = bitcast<f32>(pool[o0]);
      var rank_220 = 0i;
      for (var other_221 = 0i; other_221 < hidden_104; other_221 += 8i) {
        let v_222 = bitcast<f32>(pool[other_221 + 0i]);
        let v_223 = bitcast<f32>(pool[other_221 + 1i]);
        let v_224 = bitcast<f32>(pool[other_221 + 2i]);
        let v_225 = bitcast<f32>(pool[other_221 + 3i]);
        let v_226 = bitcast<f32>(pool[other_221 + 4i]);
        let v_227 = bitcast<f32>(pool[other_221 + 5i]);
        let v_228 = bitcast<f32>(pool[other_221 + 6i]);
        let v_229 = bitcast<f32>(pool[other_221 + 7i]);
        rank_220 += select(0i, 1i, v_222 > mine_219 || (v_222 == mine_219 && (other_221 + 0i) < o0));
        rank_220 += select(0i, 1i, v_223 > mine_219 || (v_223 == mine_219 && (other_221 + 1i) < o0));
        rank_220 += select(0i, 1i, v_224 > mine_219 || (v_224 == mine_219 && (other_221 + 2i) < o0));
        rank_220 += select(0i, 1i, v_225 > mine_219 || (v_225 == mine_219 && (other_221 + 3i) < o0));
        rank_220 += select(0i, 1i, v_226 > mine_219 || (v_226 == mine_219 && (other_221 + 4i) < o0));
        rank_220 += select(0i, 1i, v_227 > mine_219 || (v_227 == mine_219 && (other_221 + 5i) < o0));
        rank_220 += select(0i, 1i, v_228 > mine_219 || (v_228 == mine_219 && (other_221 + 6i) < o0));
        rank_220 += select(0i, 1i, v_229 > mine_219 || (v_229 == mine_219 && (other_221 + 7i) < o0));
      }
      if (!isNan(mine_219) && rank_220 < 3i) {
        pool[104i + rank_220] = 1u;
        arena[t_ranks + unit * 3i + rank_220] = bitcast<u32>(mine_219);
        arena[t_rankRows + unit * 3i + rank_220] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 3i; r += 256i) {
      if (pool[104i + r] == 0u) {
        arena[t_ranks + unit * 3i + r] = bitcast<u32>(fromBits(4286578688u));
        arena[t_rankRows + unit * 3i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: blendWeights
    let v_230 = bitcast<f32>(arena[t_ranks + unit * 3i]);
    let v_232 = select(expOf(maxFloat(v_230 - v_230, -20f) * 5f), 0f, bitcast<i32>(arena[t_rankRows + unit * 3i]) < 0i);
    let v_233 = select(expOf(maxFloat(bitcast<f32>(arena[t_ranks + unit * 3i + 1i]) - v_230, -20f) * 5f), 0f, bitcast<i32>(arena[t_rankRows + unit * 3i + 1i]) < 0i);
    let v_234 = select(expOf(maxFloat(bitcast<f32>(arena[t_ranks + unit * 3i + 2i]) - v_230, -20f) * 5f), 0f, bitcast<i32>(arena[t_rankRows + unit * 3i + 2i]) < 0i);
    let v_235 = maxFloat((v_232 + v_233) + v_234, 9.999999974752427e-7f);
    for (var i1_5 = i32(lane); i1_5 < 3i; i1_5 += 256i) {
      let v_231 = select(expOf(maxFloat(bitcast<f32>(arena[t_ranks + unit * 3i + i1_5]) - v_230, -20f) * 5f), 0f, bitcast<i32>(arena[t_rankRows + unit * 3i + i1_5]) < 0i);
      arena[t_rankWeights + unit * 3i + i1_5] = bitcast<u32>(v_231 / v_235);
    }
  }
  {
    // nest: decide, appraise
    if (lane == 0u) {
      let v_236 = bitcast<i32>(arena[t_planWinner + unit]) > 0i;
      let v_237 = bitcast<i32>(arena[t_age + unit]);
      let v_238 = bitcast<i32>(arena[t_planUntil + unit]);
      let v_239 = remSigned(v_237, 10i) == 9i && v_237 >= v_238;
      let v_240 = select(minFloat(maxFloat(bitcast<f32>(arena[t_ranks + unit * 3i]), 0f), 1f), 0f, bitcast<i32>(arena[t_rankRows + unit * 3i]) < 0i);
      let v_241 = v_240 > 0.5f;
      let v_242 = select(bitcast<f32>(arena[t_patternRank + unit]), v_240, v_239);
      let v_243 = select(select(bitcast<f32>(arena[t_patternOn + unit]), select(0f, 1f, v_241), v_239), 1f, v_236);
      let v_244 = bitcast<f32>(arena[t_value + unit]);
      let v_245 = bitcast<f32>(arena[t_valueMean + unit]);
      let v_246 = bitcast<f32>(arena[t_valueSquare + unit]);
      let v_247 = v_244 > ((v_245 + (sqrt(maxFloat(v_246 - (v_245 * v_245), 0f)) * 1.6449999809265137f)) + 0.0010000000474974513f) && v_244 > 0f;
      let v_248 = (bitcast<f32>(arena[t_knobs + unit * 23i]) * bitcast<f32>(arena[t_knobs + unit * 23i + 12i])) > 0f;
      let v_249 = select(0f, v_244, v_247 && ((v_237 - bitcast<i32>(arena[t_lastAddition + unit])) >= 10i && v_248));
      let v_250 = 0.009999999776482582f * select(0f, 1f, v_248);
      arena[t_install + unit] = bitcast<u32>(select(select(0i, 1i, v_239 && v_241), 2i, v_236));
      arena[t_patternRank + unit] = bitcast<u32>(v_242);
      arena[t_patternOn + unit] = bitcast<u32>(v_243);
      arena[t_planUntil + unit] = bitcast<u32>(select(v_238, v_237 + 20i, v_236));
      arena[t_worth + unit] = bitcast<u32>(v_249);
      arena[t_valueMean + unit] = bitcast<u32>(v_245 + (v_250 * (v_244 - v_245)));
      arena[t_valueSquare + unit] = bitcast<u32>(v_246 + (v_250 * ((v_244 * v_244) - v_246)));
    }
  }
  {
    // nest: noteError
    if (lane == 0u) {
      let v_251 = remSigned(bitcast<i32>(arena[t_age + unit]), 1000i);
      if (v_251 >= 0i && v_251 < 1000i) {
        arena[t_errors + unit * 1000i + v_251] = bitcast<u32>(bitcast<f32>(arena[t_error + unit]));
      }
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let n_recallChunks = i32(params[2].w);
  let n_B = i32(params[2].y);
  let t_bank = i32(params[19].y);
  let n_R = i32(params[2].z);
  let t_query = i32(params[18].w);
  let hidden_1024 = 1024i + bitcast<i32>(params[48].z);
  let t_strength = i32(params[19].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let t_recall_best = i32(params[45].z);
  let t_recall_where = i32(params[45].w);
  let axis_q = unit % n_recallChunks;
  let i0 = unit / n_recallChunks;
  {
    // topk: recall_chunks
    let v_14 = axis_q * 32i;
    for (var slot_2 = i32(lane); slot_2 < hidden_1024; slot_2 += 256i) {
      let row_3 = slot_2 / 32i;
      var s_6 = 0f;
      let v_15 = v_14 + row_3;
      let begin_4 = ((slot_2 / 16i) % 2i) * 256i;
      let end_5 = min(begin_4 + 256i, 512i);
      for (var j0 = begin_4 + (slot_2 % 16i); j0 < end_5; j0 += 128i) {
        let p_7 = j0 + 16i;
        let p_8 = j0 + 32i;
        let p_9 = j0 + 48i;
        let p_10 = j0 + 64i;
        let p_11 = j0 + 80i;
        let p_12 = j0 + 96i;
        let p_13 = j0 + 112i;
        let v_16 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + j0]) * bitcast<f32>(arena[t_query + i0 * 512i + j0]);
        let v_17 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_7]) * bitcast<f32>(arena[t_query + i0 * 512i + p_7]);
        let v_18 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_8]) * bitcast<f32>(arena[t_query + i0 * 512i + p_8]);
        let v_19 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_9]) * bitcast<f32>(arena[t_query + i0 * 512i + p_9]);
        let v_20 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_10]) * bitcast<f32>(arena[t_query + i0 * 512i + p_10]);
        let v_21 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_11]) * bitcast<f32>(arena[t_query + i0 * 512i + p_11]);
        let v_22 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_12]) * bitcast<f32>(arena[t_query + i0 * 512i + p_12]);
        let v_23 = bitcast<f32>(arena[t_bank + (min(v_15, n_R - 1i)) * 512i + p_13]) * bitcast<f32>(arena[t_query + i0 * 512i + p_13]);
        s_6 += v_16;
        s_6 += v_17;
        s_6 += v_18;
        s_6 += v_19;
        s_6 += v_20;
        s_6 += v_21;
        s_6 += v_22;
        s_6 += v_23;
      }
      pool[0i + (slot_2 + row_3)] = bitcast<u32>(s_6);
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 256i) {
      let at_24 = 0i + (o0 * 33i);
      let f_25 = poolHalves16(at_24) + poolHalves16(at_24 + 16i);
      let v_26 = (axis_q * 32i) + o0;
      let v_27 = bitcast<f32>(arena[t_strength + min(v_26, n_R - 1i)]) > 0f && v_26 < n_R;
      pool[1056i + o0] = bitcast<u32>(select(fromBits(2143289344u), f_25, v_27));
    }
    for (var q = i32(lane); q < 5i; q += 256i) {
      pool[1056i + (32i + q)] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 256i) {
      let mine_28 = bitcast<f32>(pool[1056i + o0]);
      var rank_29 = 0i;
      for (var other_30 = 0i; other_30 < hidden_32; other_30 += 8i) {
        let v_31 = bitcast<f32>(pool[1056i + (other_30 + 0i)]);
        let v_32 = bitcast<f32>(pool[1056i + (other_30 + 1i)]);
        let v_33 = bitcast<f32>(pool[1056i + (other_30 + 2i)]);
        let v_34 = bitcast<f32>(pool[1056i + (other_30 + 3i)]);
        let v_35 = bitcast<f32>(pool[1056i + (other_30 + 4i)]);
        let v_36 = bitcast<f32>(pool[1056i + (other_30 + 5i)]);
        let v_37 = bitcast<f32>(pool[1056i + (other_30 + 6i)]);
        let v_38 = bitcast<f32>(pool[1056i + (other_30 + 7i)]);
        rank_29 += select(0i, 1i, v_31 > mine_28 || (v_31 == mine_28 && (other_30 + 0i) < o0));
        rank_29 += select(0i, 1i, v_32 > mine_28 || (v_32 == mine_28 && (other_30 + 1i) < o0));
        rank_29 += select(0i, 1i, v_33 > mine_28 || (v_33 == mine_28 && (other_30 + 2i) < o0));
        rank_29 += select(0i, 1i, v_34 > mine_28 || (v_34 == mine_28 && (other_30 + 3i) < o0));
        rank_29 += select(0i, 1i, v_35 > mine_28 || (v_35 == mine_28 && (other_30 + 4i) < o0));
        rank_29 += select(0i, 1i, v_36 > mine_28 || (v_36 == mine_28 && (other_30 + 5i) < o0));
        rank_29 += select(0i, 1i, v_37 > mine_28 || (v_37 == mine_28 && (other_30 + 6i) < o0));
        rank_29 += select(0i, 1i, v_38 > mine_28 || (v_38 == mine_28 && (other_30 + 7i) < o0));
      }
      if (!isNan(mine_28) && rank_29 < 5i) {
        pool[1056i + (32i + rank_29)] = 1u;
        arena[t_recall_best + (i0 * n_recallChunks + axis_q) * 5i + rank_29] = bitcast<u32>(mine_28);
        arena[t_recall_where + (i0 * n_recallChunks + axis_q) * 5i + rank_29] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 5i; r += 256i) {
      if (pool[1056i + (32i + r)] == 0u) {
        arena[t_recall_best + (i0 * n_recallChunks + axis_q) * 5i + r] = bitcast<u32>(fromBits(4286578688u));
        arena[t_recall_where + (i0 * n_recallChunks + axis_q) * 5i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
}
fn part2(unit: i32) {
  let n_B = i32(params[2].y);
  let t_planRules = i32(params[25].x);
  let t_age = i32(params[4].y);
  let t_means = i32(params[14].w);
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
    let v_5 = select(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4]), bitcast<f32>(arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4]), remSigned(bitcast<i32>(arena[t_age + i0]), 21i) == 0i);
    arena[t_planRules + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(v_5);
  }
}
fn part3(unit: i32, lane: u32) {
  let n_B = i32(params[2].y);
  let t_reply = i32(params[37].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_inverse = i32(params[30].w);
  let t_phi = i32(params[18].z);
  let i1 = unit % 160i;
  let i0 = unit / 160i;
  {
    // nest: excite
    let tile_3 = 0i;
    for (var slot_4 = i32(lane); slot_4 < hidden_16; slot_4 += 256i) {
      var s_2 = 0f;
      let begin_5 = tile_3;
      let end_6 = min(begin_5 + 256i, 160i);
      for (var j0 = begin_5 + (slot_4 % 16i); j0 < end_6; j0 += 80i) {
        let p_7 = j0 + 16i;
        let p_8 = j0 + 32i;
        let p_9 = j0 + 48i;
        let p_10 = j0 + 64i;
        let v_11 = bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + j0]) * bitcast<f32>(arena[t_phi + i0 * 160i + j0]);
        let v_12 = bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + p_7]) * bitcast<f32>(arena[t_phi + i0 * 160i + p_7]);
        let v_13 = bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + p_8]) * bitcast<f32>(arena[t_phi + i0 * 160i + p_8]);
        let v_14 = bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + p_9]) * bitcast<f32>(arena[t_phi + i0 * 160i + p_9]);
        let v_15 = bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + p_10]) * bitcast<f32>(arena[t_phi + i0 * 160i + p_10]);
        s_2 += v_11;
        s_2 += v_12;
        s_2 += v_13;
        s_2 += v_14;
        s_2 += v_15;
      }
      pool[slot_4] = bitcast<u32>(s_2);
    }
    workgroupBarrier();
    let f_16 = poolHalves16(0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_reply + i0 * 160i + i1] = bitcast<u32>(f_16);
    }
  }
}
fn part4(unit: i32, lane: u32) {
  let n_R = i32(params[2].z);
  let t_strength = i32(params[19].z);
  let cycle = arena[0u];
  let t_touched = i32(params[19].w);
  let hidden_256 = 256i + bitcast<i32>(params[48].z);
  let t_chooseVictims_best = i32(params[46].y);
  let t_chooseVictims_where = i32(params[46].z);
  {
    // topk: chooseVictims_chunks
    let v_3 = i32(cycle);
    for (var o0 = i32(lane); o0 < 256i; o0 += 256i) {
      let v_1 = (unit * 256i) + o0;
      let v_2 = v_1 < n_R;
      let v_4 = bitcast<f32>(arena[t_strength + min(v_1, n_R - 1i)]) * expOf(f32(v_3 - bitcast<i32>(arena[t_touched + min(v_1, n_R - 1i)])) * (-0.0010005002841353416f));
      pool[o0] = bitcast<u32>(select(fromBits(2143289344u), v_4, v_2));
    }
    for (var q = i32(lane); q < 8i; q += 256i) {
      pool[256i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 256i; o0 += 256i) {
      let mine_5 = bitcast<f32>(pool[o0]);
      var rank_6 = 0i;
      for (var other_7 = 0i; other_7 < hidden_256; other_7 += 8i) {
        let v_8 = bitcast<f32>(pool[other_7 + 0i]);
        let v_9 = bitcast<f32>(pool[other_7 + 1i]);
        let v_10 = bitcast<f32>(pool[other_7 + 2i]);
        let v_11 = bitcast<f32>(pool[other_7 + 3i]);
        let v_12 = bitcast<f32>(pool[other_7 + 4i]);
        let v_13 = bitcast<f32>(pool[other_7 + 5i]);
        let v_14 = bitcast<f32>(pool[other_7 + 6i]);
        let v_15 = bitcast<f32>(pool[other_7 + 7i]);
        rank_6 += select(0i, 1i, v_8 < mine_5 || (v_8 == mine_5 && (other_7 + 0i) < o0));
        rank_6 += select(0i, 1i, v_9 < mine_5 || (v_9 == mine_5 && (other_7 + 1i) < o0));
        rank_6 += select(0i, 1i, v_10 < mine_5 || (v_10 == mine_5 && (other_7 + 2i) < o0));
        rank_6 += select(0i, 1i, v_11 < mine_5 || (v_11 == mine_5 && (other_7 + 3i) < o0));
        rank_6 += select(0i, 1i, v_12 < mine_5 || (v_12 == mine_5 && (other_7 + 4i) < o0));
        rank_6 += select(0i, 1i, v_13 < mine_5 || (v_13 == mine_5 && (other_7 + 5i) < o0));
        rank_6 += select(0i, 1i, v_14 < mine_5 || (v_14 == mine_5 && (other_7 + 6i) < o0));
        rank_6 += select(0i, 1i, v_15 < mine_5 || (v_15 == mine_5 && (other_7 + 7i) < o0));
      }
      if (!isNan(mine_5) && rank_6 < 8i) {
        pool[256i + rank_6] = 1u;
        arena[t_chooseVictims_best + unit * 8i + rank_6] = bitcast<u32>(mine_5);
        arena[t_chooseVictims_where + unit * 8i + rank_6] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 8i; r += 256i) {
      if (pool[256i + r] == 0u) {
        arena[t_chooseVictims_best + unit * 8i + r] = bitcast<u32>(fromBits(2139095040u));
        arena[t_chooseVictims_where + unit * 8i + r] = bitcast<u32>(-1i);
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
  let n_B = i32(params[2].y);
  let n_recallChunks = i32(params[2].w);
  let n_chooseVictimsChunks = i32(params[3].y);
  let units0 = n_B;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = n_B * n_recallChunks;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1((group - end0), lane);
  }
  let units2 = n_B * 1024i;
  let end2 = end1 + (units2 + 255i) / 256i;
  if (group >= end1 && group < end2) {
    let unit = (group - end1) * 256i + i32(lane);
    if (unit < units2) { part2(unit); }
  }
  let units3 = n_B * 160i;
  let end3 = end2 + units3;
  if (group >= end2 && group < end3) {
    part3((group - end2), lane);
  }
  let units4 = n_chooseVictimsChunks;
  let end4 = end3 + units4;
  if (group >= end3 && group < end4) {
    part4((group - end3), lane);
  }
}
