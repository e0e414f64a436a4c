// recall_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 37>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let n_recallChunks = i32(params[2].w);
  let n_batch = i32(params[2].y);
  let n_rows = i32(params[2].z);
  let t_bank = i32(params[3].y);
  let t_query = i32(params[3].z);
  let t_length = i32(params[4].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let t_recall_best = i32(params[4].w);
  let t_recall_where = i32(params[5].x);
  let axis_q = unit % n_recallChunks;
  let i0 = unit / n_recallChunks;
  {
    // topk: recall_chunks
    for (var o0 = i32(lane); o0 < 32i; o0 += 64i) {
      let v_2 = (axis_q * 32i) + o0;
      let v_3 = v_2 < n_rows;
      var u_6 = array<f32, 16>();
      var n_7 = 0i;
      var u_10 = array<f32, 16>();
      var n_11 = 0i;
      for (var c_16 = 0i; c_16 < 512i; c_16 += 256i) {
        var s_5 = array<f32, 16>();
        var s_9 = array<f32, 16>();
        for (var b_17 = c_16; b_17 < min(c_16 + 256i, 512i); b_17 += 16i) {
          for (var l_4 = 0i; l_4 < 16i; l_4++) {
            let j0 = b_17 + l_4;
            let v_13 = select(0f, bitcast<f32>(arena[t_bank + (min(v_2, n_rows - 1i)) * 512i + j0]), n_rows > 0i);
            let v_14 = v_13 * bitcast<f32>(arena[t_query + i0 * 512i + j0]);
            let v_15 = v_13 * v_13;
            s_5[l_4] += v_14;
            s_9[l_4] += v_15;
          }
        }
        u_6[(n_7 & 15i)] += halves16(s_5);
        n_7 += 1i;
        u_10[(n_11 & 15i)] += halves16(s_9);
        n_11 += 1i;
      }
      let f_8 = halves16(u_6);
      let f_12 = halves16(u_10);
      let v_18 = f_8 / maxFloat(sqrt(f_12) * bitcast<f32>(arena[t_length + i0]), 9.999999960041972e-13f);
      pool[o0] = bitcast<u32>(select(fromBits(2143289344u), v_18, v_3));
    }
    for (var q = i32(lane); q < 5i; q += 64i) {
      pool[32i + q] = 0u;
    }
    workgroupBarrier();
    for (var o0 = i32(lane); o0 < 32i; o0 += 64i) {
      let mine_19 = bitcast<f32>(pool[o0]);
      var rank_20 = 0i;
      for (var other_21 = 0i; other_21 < hidden_32; other_21 += 8i) {
        let v_22 = bitcast<f32>(pool[other_21 + 0i]);
        let v_23 = bitcast<f32>(pool[other_21 + 1i]);
        let v_24 = bitcast<f32>(pool[other_21 + 2i]);
        let v_25 = bitcast<f32>(pool[other_21 + 3i]);
        let v_26 = bitcast<f32>(pool[other_21 + 4i]);
        let v_27 = bitcast<f32>(pool[other_21 + 5i]);
        let v_28 = bitcast<f32>(pool[other_21 + 6i]);
        let v_29 = bitcast<f32>(pool[other_21 + 7i]);
        rank_20 += select(0i, 1i, v_22 > mine_19 || (v_22 == mine_19 && (other_21 + 0i) < o0));
        rank_20 += select(0i, 1i, v_23 > mine_19 || (v_23 == mine_19 && (other_21 + 1i) < o0));
        rank_20 += select(0i, 1i, v_24 > mine_19 || (v_24 == mine_19 && (other_21 + 2i) < o0));
        rank_20 += select(0i, 1i, v_25 > mine_19 || (v_25 == mine_19 && (other_21 + 3i) < o0));
        rank_20 += select(0i, 1i, v_26 > mine_19 || (v_26 == mine_19 && (other_21 + 4i) < o0));
        rank_20 += select(0i, 1i, v_27 > mine_19 || (v_27 == mine_19 && (other_21 + 5i) < o0));
        rank_20 += select(0i, 1i, v_28 > mine_19 || (v_28 == mine_19 && (other_21 + 6i) < o0));
        rank_20 += select(0i, 1i, v_29 > mine_19 || (v_29 == mine_19 && (other_21 + 7i) < o0));
      }
      if (!isNan(mine_19) && rank_20 < 5i) {
        pool[32i + rank_20] = 1u;
        arena[t_recall_best + (i0 * n_recallChunks + axis_q) * 5i + rank_20] = bitcast<u32>(mine_19);
        arena[t_recall_where + (i0 * n_recallChunks + axis_q) * 5i + rank_20] = bitcast<u32>(o0);
      }
    }
    workgroupBarrier();
    for (var r = i32(lane); r < 5i; r += 64i) {
      if (pool[32i + r] == 0u) {
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
