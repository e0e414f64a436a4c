// settle_all
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 64>;
var<workgroup> shared_alive: u32;
fn part0(unit: i32, lane: u32) {
  let at_settle_done = i32(params[5].x);
  let size_batch = i32(params[2].y);
  let at_done = i32(params[4].y);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  {
    // nest: settle_all
    var a_1 = 2147483647i;
    for (var j0 = i32(lane); j0 < size_batch; j0 += 64i) {
      let v_2 = i32(bitcast<i32>(arena[at_done + j0]) != 0i);
      a_1 = min(a_1, v_2);
    }
    pool[lane] = bitcast<u32>(a_1);
    workgroupBarrier();
    for (var half_3 = u32(hidden_32); half_3 > 0u; half_3 >>= 1u) {
      if (lane < half_3) {
        let o_4 = bitcast<i32>(pool[lane + half_3]);
        a_1 = min(a_1, o_4);
        pool[lane] = bitcast<u32>(a_1);
      }
      workgroupBarrier();
    }
    let f_5 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_settle_done] = bitcast<u32>(f_5);
    }
  }
}
@compute @workgroup_size(64)
fn stage2_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (lane == 0u) { shared_alive = arena[params[16].x + 0u]; }
  if (workgroupUniformLoad(&shared_alive) == 0u) { return; }
  let group = i32(id.x + id.y * count.x);
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
