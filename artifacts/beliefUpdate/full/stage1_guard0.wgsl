// propose+weigh+compare+countRound+update+decide
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 153>;
var<workgroup> shared_alive: u32;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_transition = i32(params[3].x);
  let t_belief = i32(params[3].y);
  let n_batch = i32(params[2].y);
  let hidden_144 = 144i + bitcast<i32>(params[16].z);
  let t_proposal = i32(params[3].z);
  let t_done = i32(params[4].y);
  let t_likelihood = i32(params[2].w);
  let t_seen = i32(params[2].z);
  let t_total = i32(params[3].w);
  let t_change = i32(params[4].x);
  let t_rounds = i32(params[4].z);
  {
    // nest: propose
    for (var slot_1 = i32(lane); slot_1 < hidden_144; slot_1 += 256i) {
      let row_2 = slot_1 / 16i;
      var s_5 = 0f;
      let begin_3 = 0i;
      let end_4 = min(begin_3 + 256i, 9i);
      for (var j0 = begin_3 + (slot_1 % 16i); j0 < end_4; j0 += 16i) {
        let v_6 = bitcast<f32>(arena[t_transition + row_2 * 9i + j0]) * bitcast<f32>(arena[t_belief + unit * 9i + j0]);
        s_5 += v_6;
      }
      pool[0i + (slot_1 + row_2)] = bitcast<u32>(s_5);
    }
    workgroupBarrier();
    let v_9 = bitcast<i32>(arena[t_done + unit]) == 0i;
    let v_10 = bitcast<i32>(arena[t_seen + unit]);
    for (var i1 = i32(lane); i1 < 9i; i1 += 256i) {
      let at_7 = 0i + (i1 * 17i);
      let f_8 = poolHalves16(at_7);
      if (v_9) {
        arena[t_proposal + unit * 9i + i1] = bitcast<u32>(bitcast<f32>(arena[t_likelihood + (clampAt(v_10, 5i)) * 9i + i1]) * f_8);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: weigh
    if (lane == 0u) {
      var s_12 = array<f32, 16>();
      for (var l_11 = 0i; l_11 < min(16i, 9i); l_11++) {
        let j0_2 = l_11;
        let v_14 = bitcast<f32>(arena[t_proposal + unit * 9i + j0_2]);
        s_12[l_11] += v_14;
      }
      let f_13 = halves16(s_12);
      if (bitcast<i32>(arena[t_done + unit]) == 0i) {
        arena[t_total + unit] = bitcast<u32>(maxFloat(f_13, 9.999999717180685e-10f));
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: compare, countRound
    if (lane == 0u) {
      let v_17 = bitcast<i32>(arena[t_done + unit]) == 0i;
      let v_20 = bitcast<f32>(arena[t_total + unit]);
      var a_19 = fromBits(4286578688u);
      for (var j0_3 = 0i; j0_3 < 9i; j0_3++) {
        let v_21 = (bitcast<f32>(arena[t_proposal + unit * 9i + j0_3]) / v_20) - bitcast<f32>(arena[t_belief + unit * 9i + j0_3]);
        let v_22 = abs(v_21);
        a_19 = select(a_19, v_22, v_22 > a_19);
      }
      let v_23 = bitcast<i32>(arena[t_rounds + unit]) + 1i;
      if (v_17) {
        arena[t_change + unit] = bitcast<u32>(a_19);
      }
      if (v_17) {
        arena[t_rounds + unit] = bitcast<u32>(v_23);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: update
    let v_24 = bitcast<i32>(arena[t_done + unit]) == 0i;
    let v_25 = bitcast<f32>(arena[t_total + unit]);
    for (var i1_2 = i32(lane); i1_2 < 9i; i1_2 += 256i) {
      let v_26 = (bitcast<f32>(arena[t_belief + unit * 9i + i1_2]) * 0.5f) + ((bitcast<f32>(arena[t_proposal + unit * 9i + i1_2]) / v_25) * 0.5f);
      if (v_24) {
        arena[t_belief + unit * 9i + i1_2] = bitcast<u32>(v_26);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: decide
    if (lane == 0u) {
      if (bitcast<i32>(arena[t_done + unit]) == 0i) {
        arena[t_done + unit] = bitcast<u32>(i32(bitcast<f32>(arena[t_change + unit]) < 0.019999999552965164f));
      }
    }
  }
}
@compute @workgroup_size(256)
fn stage1_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (lane == 0u) { shared_alive = select(0u, 1u, arena[params[16].x + 0u] != 0u); }
  if (workgroupUniformLoad(&shared_alive) == 0u) { return; }
  let group = i32(id.x + id.y * count.x);
  let n_batch = i32(params[2].y);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
