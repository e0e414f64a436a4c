// recall_chunks
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 640>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let size_recallChunks = i32(params[2].w);
  let size_batch = i32(params[2].y);
  let hidden_5 = 5i + bitcast<i32>(params[16].z);
  let size_rows = i32(params[2].z);
  let at_bank = i32(params[3].y);
  let at_query = i32(params[3].z);
  let at_length = i32(params[4].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let at_recall_best = i32(params[4].w);
  let at_recall_where = i32(params[5].x);
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
        let v_7 = v_6 < size_rows;
        var u_10 = array<f32, 16>();
        var n_11 = 0i;
        var u_14 = array<f32, 16>();
        var n_15 = 0i;
        for (var c_20 = 0i; c_20 < 512i; c_20 += 256i) {
          var s_9 = array<f32, 16>();
          var s_13 = array<f32, 16>();
          for (var b_21 = c_20; b_21 < min(c_20 + 256i, 512i); b_21 += 16i) {
            for (var l_8 = 0i; l_8 < 16i; l_8++) {
              let j0 = b_21 + l_8;
              let v_17 = select(0f, bitcast<f32>(arena[at_bank + clampAt(v_6, size_rows) * 512i + j0]), size_rows > 0i);
              let v_18 = v_17 * bitcast<f32>(arena[at_query + i0 * 512i + j0]);
              let v_19 = v_17 * v_17;
              s_9[l_8] += v_18;
              s_13[l_8] += v_19;
            }
          }
          u_10[n_11 & 15i] += halves16(s_9);
          n_11++;
          u_14[n_15 & 15i] += halves16(s_13);
          n_15++;
        }
        let f_12 = halves16(u_10);
        let f_16 = halves16(u_14);
        let v_22 = maxFloat(sqrt(f_16) * bitcast<f32>(arena[at_length + i0]), 9.999999960041972e-13f);
        let v_5 = (f_12 / v_22);
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
@compute @workgroup_size(64)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_batch = i32(params[2].y);
  let size_recallChunks = i32(params[2].w);
  let units0 = size_batch * size_recallChunks;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
