// recall_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 2149>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let n_recallChunks = i32(params[2].w);
  let n_batch = i32(params[2].y);
  let t_bank = i32(params[3].y);
  let n_rows = i32(params[2].z);
  let t_query = i32(params[3].z);
  let hidden_1024 = 1024i + bitcast<i32>(params[16].z);
  let t_length = i32(params[4].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let t_recall_best = i32(params[4].w);
  let t_recall_where = i32(params[5].x);
  let axis_q = unit % n_recallChunks;
  let i0 = unit / n_recallChunks;
  {
    // topk: recall_chunks
    let v_15 = axis_q * 32i;
    for (var slot_2 = i32(lane); slot_2 < hidden_1024; slot_2 += 64i) {
      let row_3 = slot_2 / 32i;
      var s_6 = 0f;
      var s_7 = 0f;
      let v_16 = v_15 + row_3;
      let begin_4 = ((slot_2 / 16i) % 2i) * 256i;
      let end_5 = min(begin_4 + 256i, 512i);
      for (var j0 = begin_4 + (slot_2 % 16i); j0 < end_5; j0 += 128i) {
        let p_8 = j0 + 16i;
        let p_9 = j0 + 32i;
        let p_10 = j0 + 48i;
        let p_11 = j0 + 64i;
        let p_12 = j0 + 80i;
        let p_13 = j0 + 96i;
        let p_14 = j0 + 112i;
        let v_17 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + j0]), n_rows > 0i);
        let v_18 = v_17 * bitcast<f32>(arena[t_query + i0 * 512i + j0]);
        let v_19 = v_17 * v_17;
        let v_20 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_8]), n_rows > 0i);
        let v_21 = v_20 * bitcast<f32>(arena[t_query + i0 * 512i + p_8]);
        let v_22 = v_20 * v_20;
        let v_23 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_9]), n_rows > 0i);
        let v_24 = v_23 * bitcast<f32>(arena[t_query + i0 * 512i + p_9]);
        let v_25 = v_23 * v_23;
        let v_26 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_10]), n_rows > 0i);
        let v_27 = v_26 * bitcast<f32>(arena[t_query + i0 * 512i + p_10]);
        let v_28 = v_26 * v_26;
        let v_29 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_11]), n_rows > 0i);
        let v_30 = v_29 * bitcast<f32>(arena[t_query + i0 * 512i + p_11]);
        let v_31 = v_29 * v_29;
        let v_32 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_12]), n_rows > 0i);
        let v_33 = v_32 * bitcast<f32>(arena[t_query + i0 * 512i + p_12]);
        let v_34 = v_32 * v_32;
        let v_35 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_13]), n_rows > 0i);
        let v_36 = v_35 * bitcast<f32>(arena[t_query + i0 * 512i + p_13]);
        let v_37 = v_35 * v_35;
        let v_38 = select(0f, bitcast<f32>(arena[t_bank + (min(v_16, n_rows - 1i)) * 512i + p_14]), n_rows > 0i);
        let v_39 = v_38 * bitcast<f32>(arena[t_query + i0 * 512i + p_14]);
        let v_40 = v_38 * v_38;
        s_6 += v_18;
        s_7 += v_19;
        s_6 += v_21;
        s_7 += v_22;
        s_6 += v_24;
        s_7 += v_25;
        s_6 += v_27;
        s_7 += v_28;
        s_6 += v_30;
        s_7 += v_31;
        s_6 += v_33;
        s_7 += v_34;
        s_6 += v_36;
        s_7 += v_37;
        s_6 += v_39;
        s_7 += v_40;
      }
      pool[0i + (slot_2 + row_3)] = bitcast<u32>(s_6);
      pool[1056i + (slot_2 + row_3)] = bitcast<u32>(s_7);
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 64i) {
      let at_41 = 0i + (o0 * 33i);
      let f_42 = poolHalves16(at_41) + poolHalves16(at_41 + 16i);
      let at_43 = 1056i + (o0 * 33i);
      let f_44 = poolHalves16(at_43) + poolHalves16(at_43 + 16i);
      let v_45 = (axis_q * 32i) + o0;
      let v_46 = v_45 < n_rows;
      let v_47 = f_42 / maxFloat(sqrt(f_44) * bitcast<f32>(arena[t_length + i0]), 9.999999960041972e-13f);
      pool[2112i + o0] = bitcast<u32>(select(fromBits(2143289344u), v_47, v_46));
    }
    for (var q = i32(lane); q < 5i; q += 64i) {
      pool[2112i + (32i + q)] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 64i) {
      let mine_48 = bitcast<f32>(pool[2112i + o0]);
      var rank_49 = 0i;
      for (var other_50 = 0i; other_50 < hidden_32; other_50 += 8i) {
        let v_51 = bitcast<f32>(pool[2112i + (other_50 + 0i)]);
        let v_52 = bitcast<f32>(pool[2112i + (other_50 + 1i)]);
        let v_53 = bitcast<f32>(pool[2112i + (other_50 + 2i)]);
        let v_54 = bitcast<f32>(pool[2112i + (other_50 + 3i)]);
        let v_55 = bitcast<f32>(pool[2112i + (other_50 + 4i)]);
        let v_56 = bitcast<f32>(pool[2112i + (other_50 + 5i)]);
        let v_57 = bitcast<f32>(pool[2112i + (other_50 + 6i)]);
        let v_58 = bitcast<f32>(pool[2112i + (other_50 + 7i)]);
        rank_49 += select(0i, 1i, v_51 > mine_48 || (v_51 == mine_48 && (other_50 + 0i) < o0));
        rank_49 += select(0i, 1i, v_52 > mine_48 || (v_52 == mine_48 && (other_50 + 1i) < o0));
        rank_49 += select(0i, 1i, v_53 > mine_48 || (v_53 == mine_48 && (other_50 + 2i) < o0));
        rank_49 += select(0i, 1i, v_54 > mine_48 || (v_54 == mine_48 && (other_50 + 3i) < o0));
        rank_49 += select(0i, 1i, v_55 > mine_48 || (v_55 == mine_48 && (other_50 + 4i) < o0));
        rank_49 += select(0i, 1i, v_56 > mine_48 || (v_56 == mine_48 && (other_50 + 5i) < o0));
        rank_49 += select(0i, 1i, v_57 > mine_48 || (v_57 == mine_48 && (other_50 + 6i) < o0));
        rank_49 += select(0i, 1i, v_58 > mine_48 || (v_58 == mine_48 && (other_50 + 7i) < o0));
      }
      if (!isNan(mine_48) && rank_49 < 5i) {
        pool[2112i + (32i + rank_49)] = 1u;
        arena[t_recall_best + (i0 * n_recallChunks + axis_q) * 5i + rank_49] = bitcast<u32>(mine_48);
        arena[t_recall_where + (i0 * n_recallChunks + axis_q) * 5i + rank_49] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 5i; r += 64i) {
      if (pool[2112i + (32i + r)] == 0u) {
        arena[t_recall_best + (i0 * n_recallChunks + axis_q) * 5i + r] = bitcast<u32>(fromBits(4286578688u));
        arena[t_recall_where + (i0 * n_recallChunks + axis_q) * 5i + r] = bitcast<u32>(-1i);
      }
    }
    workgroupBarrier();
  }
}
@compute @workgroup_size(64)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_batch = i32(params[2].y);
  let n_recallChunks = i32(params[2].w);
  let units0 = n_batch * n_recallChunks;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
