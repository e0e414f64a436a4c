// recall+recall_gather
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 640>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn part0(unit: i32, lane: u32) {
  let hidden_5 = 5i + bitcast<i32>(params[16].z);
  let at_recall_where = i32(params[5].x);
  let size_recallChunks = i32(params[2].w);
  let at_recall_best = i32(params[4].w);
  let size_recallCandidates = i32(params[3].x);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let at_values = i32(params[3].w);
  let at_recall_rank = i32(params[5].y);
  let at_indices = i32(params[4].x);
  {
    // topk: recall
    var best_1: array<f32, 5>;
    var at_2: array<i32, 5>;
    for (var r = 0i; r < hidden_5; r++) { best_1[r] = fromBits(0xff800000u); at_2[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < size_recallCandidates; o0 += 64i) {
        let v_5 = divSigned(o0, 5i);
        let v_6 = remSigned(o0, 5i);
        let v_7 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_5) * 5i + v_6]);
        let v_8 = (-1i) < v_7;
        let v_9 = bitcast<f32>(arena[at_recall_best + (unit * size_recallChunks + v_5) * 5i + v_6]);
        let v_4 = v_9;
        if (v_8 && !isNan(v_4) && (at_2[4] < 0i || v_4 > best_1[4])) {
          var slot_3 = 4i;
          for (; slot_3 > 0i && (at_2[slot_3 - 1i] < 0i || v_4 > best_1[slot_3 - 1i]); slot_3--) {
            best_1[slot_3] = best_1[slot_3 - 1i];
            at_2[slot_3] = at_2[slot_3 - 1i];
          }
          best_1[slot_3] = v_4;
          at_2[slot_3] = o0;
        }
      }
      for (var r = 0i; r < hidden_5; r++) {
        pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_1[r]);
        pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
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
          best_1[r] = select(a, b, second);
          at_2[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_5; r++) {
          pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_1[r]);
          pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_5; r += 64i) {
      arena[at_values + unit * 5i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
      arena[at_recall_rank + unit * 5i + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: recall_gather
    for (var i1 = i32(lane); i1 < 5i; i1 += 64i) {
      let v_10 = bitcast<i32>(arena[at_recall_rank + unit * 5i + i1]);
      let v_11 = max(v_10, 0i);
      let v_12 = divSigned(v_11, 5i);
      let v_13 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_12) * 5i + remSigned(v_11, 5i)]);
      arena[at_indices + unit * 5i + i1] = bitcast<u32>(select(v_13 + (v_12 * 32i), -1i, v_10 < 0i));
    }
  }
}
@compute @workgroup_size(64)
fn stage2(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_batch = i32(params[2].y);
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
