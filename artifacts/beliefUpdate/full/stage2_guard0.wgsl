// settle_all
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 64>;
var<workgroup> shared_alive: u32;
fn part0(unit: i32, lane: u32) {
  let t_settle_done = i32(params[5].x);
  let n_batch = i32(params[2].y);
  let t_done = i32(params[4].y);
  {
    // nest: settle_all
    var a_1 = 2147483647i;
    for (var j0 = i32(lane); j0 < n_batch; j0 += 64i) {
      let v_2 = i32(bitcast<i32>(arena[t_done + j0]) != 0i);
      a_1 = min(a_1, v_2);
    }
    pool[lane] = bitcast<u32>(a_1);
    workgroupBarrier();
    if (lane < 8u) {
      let o_3 = bitcast<i32>(pool[lane + 8u]);
      let o_4 = bitcast<i32>(pool[lane + 16u]);
      let o_5 = bitcast<i32>(pool[lane + 24u]);
      let o_6 = bitcast<i32>(pool[lane + 32u]);
      let o_7 = bitcast<i32>(pool[lane + 40u]);
      let o_8 = bitcast<i32>(pool[lane + 48u]);
      let o_9 = bitcast<i32>(pool[lane + 56u]);
      a_1 = min(a_1, o_3);
      a_1 = min(a_1, o_4);
      a_1 = min(a_1, o_5);
      a_1 = min(a_1, o_6);
      a_1 = min(a_1, o_7);
      a_1 = min(a_1, o_8);
      a_1 = min(a_1, o_9);
      pool[lane] = bitcast<u32>(a_1);
    }
    workgroupBarrier();
    a_1 = bitcast<i32>(pool[0u]);
    let o_10 = bitcast<i32>(pool[1u]);
    let o_11 = bitcast<i32>(pool[2u]);
    let o_12 = bitcast<i32>(pool[3u]);
    let o_13 = bitcast<i32>(pool[4u]);
    let o_14 = bitcast<i32>(pool[5u]);
    let o_15 = bitcast<i32>(pool[6u]);
    let o_16 = bitcast<i32>(pool[7u]);
    a_1 = min(a_1, o_10);
    a_1 = min(a_1, o_11);
    a_1 = min(a_1, o_12);
    a_1 = min(a_1, o_13);
    a_1 = min(a_1, o_14);
    a_1 = min(a_1, o_15);
    a_1 = min(a_1, o_16);
    let f_17 = a_1;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_settle_done] = bitcast<u32>(f_17);
    }
  }
}
@compute @workgroup_size(64)
fn stage2_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (lane == 0u) { shared_alive = select(0u, 1u, arena[params[16].x + 0u] != 0u); }
  if (workgroupUniformLoad(&shared_alive) == 0u) { return; }
  let group = i32(id.x + id.y * count.x);
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
