// control
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
@compute @workgroup_size(1)
fn when_0() {
  arena[params[48].x + 0u] = select(0u, 1u, arena[params[35].w] != 0u);
}
@compute @workgroup_size(1)
fn when_1() {
  arena[params[48].x + 1u] = select(0u, 1u, arena[params[36].w] != 0u);
}
