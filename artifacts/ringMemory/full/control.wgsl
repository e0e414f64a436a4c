// control
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
@compute @workgroup_size(1)
fn when_0() {
  arena[params[16].x + 0u] = select(0u, 1u, arena[params[3].x] != 0u);
}
