// propose+weigh+compare+countRound+update+decide
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> shared_alive: u32;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let at_proposal = i32(params[3].z);
  let at_done = i32(params[4].y);
  let at_likelihood = i32(params[2].w);
  let at_seen = i32(params[2].z);
  let at_transition = i32(params[3].x);
  let at_belief = i32(params[3].y);
  let at_total = i32(params[3].w);
  let at_change = i32(params[4].x);
  let at_rounds = i32(params[4].z);
  {
    // nest: propose
    let v_1 = bitcast<i32>(arena[at_done + unit]) == 0i;
    let v_2 = bitcast<i32>(arena[at_seen + unit]);
    for (var i1 = i32(lane); i1 < 9i; i1 += 64i) {
      var s_4 = array<f32, 16>();
      for (var l_3 = 0i; l_3 < min(16i, 9i); l_3++) {
        let j0 = l_3;
        let v_6 = bitcast<f32>(arena[at_transition + i1 * 9i + j0]) * bitcast<f32>(arena[at_belief + unit * 9i + j0]);
        s_4[l_3] += v_6;
      }
      let f_5 = halves16(s_4);
      if (v_1) {
        arena[at_proposal + unit * 9i + i1] = bitcast<u32>(bitcast<f32>(arena[at_likelihood + clampAt(v_2, 5i) * 9i + i1]) * f_5);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: weigh
    let v_10 = bitcast<i32>(arena[at_done + unit]) == 0i;
    var s_12 = array<f32, 16>();
    for (var l_11 = 0i; l_11 < min(16i, 9i); l_11++) {
      let j0_2 = l_11;
      let v_14 = bitcast<f32>(arena[at_proposal + unit * 9i + j0_2]);
      s_12[l_11] += v_14;
    }
    let f_13 = halves16(s_12);
    let v_17 = maxFloat(f_13, 9.999999717180685e-10f);
    for (var row_9 = i32(lane); row_9 < 1i; row_9 += 64i) {
      if (v_10) {
        arena[at_total + unit] = bitcast<u32>(v_17);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: compare, countRound
    let v_19 = bitcast<i32>(arena[at_done + unit]) == 0i;
    let v_22 = bitcast<f32>(arena[at_total + unit]);
    var a_21 = fromBits(0xff800000u);
    for (var j0_3 = 0i; j0_3 < 9i; j0_3++) {
      let v_23 = (bitcast<f32>(arena[at_proposal + unit * 9i + j0_3]) / v_22) - bitcast<f32>(arena[at_belief + unit * 9i + j0_3]);
      let v_24 = abs(v_23);
      a_21 = select(a_21, v_24, v_24 > a_21);
    }
    let v_25 = bitcast<i32>(arena[at_rounds + unit]) + 1i;
    for (var row_18 = i32(lane); row_18 < 1i; row_18 += 64i) {
      if (v_19) {
        arena[at_change + unit] = bitcast<u32>(a_21);
      }
      if (v_19) {
        arena[at_rounds + unit] = bitcast<u32>(v_25);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: update
    let v_26 = bitcast<i32>(arena[at_done + unit]) == 0i;
    let v_27 = bitcast<f32>(arena[at_total + unit]);
    for (var i1_2 = i32(lane); i1_2 < 9i; i1_2 += 64i) {
      let v_28 = (bitcast<f32>(arena[at_belief + unit * 9i + i1_2]) * 0.5f) + ((bitcast<f32>(arena[at_proposal + unit * 9i + i1_2]) / v_27) * 0.5f);
      if (v_26) {
        arena[at_belief + unit * 9i + i1_2] = bitcast<u32>(v_28);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: decide
    let v_30 = bitcast<i32>(arena[at_done + unit]) == 0i;
    let v_31 = i32(bitcast<f32>(arena[at_change + unit]) < 0.019999999552965164f);
    for (var row_29 = i32(lane); row_29 < 1i; row_29 += 64i) {
      if (v_30) {
        arena[at_done + unit] = bitcast<u32>(v_31);
      }
    }
  }
}
@compute @workgroup_size(64)
fn stage1_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (lane == 0u) { shared_alive = arena[params[16].x + 0u]; }
  if (workgroupUniformLoad(&shared_alive) == 0u) { return; }
  let group = i32(id.x + id.y * count.x);
  let size_batch = i32(params[2].y);
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
