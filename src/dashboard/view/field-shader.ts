/**
 * The shaders of the field: a glowing volume, a point for each voxel, and a picture on each slice plane. All read one 3-D
 * texture whose four components are the channel groups, so a new field is one upload and nothing is computed on the processor.
 */

const shared = /* glsl */ `
  precision highp float;
  precision highp sampler3D;
  uniform sampler3D field;
  uniform vec4 groups;
  uniform vec3 contentColour;
  uniform vec3 memoryColour;
  uniform vec3 rulesColour;
  uniform vec3 echoColour;

  /** How strong a voxel is: the strongest of the groups that are shown. */
  float strengthOf(vec4 voxel) {
    vec4 shown = voxel * groups;
    return max(max(shown.x, shown.y), max(shown.z, shown.w));
  }

  vec3 colourOf(vec4 voxel) {
    // The strongest group gives most of the colour, so that content and memory stay apart where they meet.
    vec4 share = pow(voxel * groups / max(1e-4, strengthOf(voxel)), vec4(4.0));
    float sum = max(1e-5, share.x + share.y + share.z + share.w);
    return (share.x * contentColour + share.y * memoryColour + share.z * rulesColour + share.w * echoColour) / sum;
  }
`;

export const pointVertex = /* glsl */ `
  ${shared}
  uniform float threshold;
  uniform float pointScale;
  uniform float size;
  varying vec3 colour;
  varying float strength;

  void main() {
    int n = int(size);
    // The texture's first axis is the field's z, which stands upright; its last is the field's x.
    ivec3 cell = ivec3(gl_VertexID % n, (gl_VertexID / n) % n, gl_VertexID / (n * n));
    vec4 voxel = texelFetch(field, cell, 0);
    strength = strengthOf(voxel);
    colour = colourOf(voxel);
    vec4 place = modelViewMatrix * vec4((vec3(cell.zxy) + 0.5) / size - 0.5, 1.0);
    gl_Position = projectionMatrix * place;
    float above = clamp((strength - threshold) / max(1e-3, 1.0 - threshold), 0.0, 1.0);
    strength = above;
    gl_PointSize = above <= 0.0 ? 0.0 : pointScale * (0.35 + 0.65 * above) / (-place.z * size);
    if (above <= 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  }
`;

export const pointFragment = /* glsl */ `
  precision highp float;
  uniform float opacity;
  varying vec3 colour;
  varying float strength;

  void main() {
    float away = length(gl_PointCoord - 0.5) * 2.0;
    if (away > 1.0) discard;
    float soft = 1.0 - smoothstep(0.2, 1.0, away);
    gl_FragColor = vec4(colour, soft * opacity * (0.12 + 0.88 * strength));
  }
`;

export const volumeVertex = /* glsl */ `
  varying vec3 place;

  void main() {
    place = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** Looks along a ray from where it enters the cube to where it leaves it, and adds up what glows and what hides it. */
export const volumeFragment = /* glsl */ `
  ${shared}
  uniform float threshold;
  uniform float steps;
  uniform float stride;
  uniform float density;
  /** 1 where strong places turn to white light, as on a dark page; 0 where they turn to deep colour. */
  uniform float glow;
  varying vec3 place;

  const int mostSteps = 160;
  const float diagonal = 1.7320508;
  const vec3 light = vec3(0.35, 0.8, 0.45);

  /** Neighbouring rays begin at different places, so that no rings are seen. */
  float scatter(vec2 pixel) {
    return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
  }

  void main() {
    vec3 towards = normalize(place - cameraPosition);
    vec3 first = (-0.5 - cameraPosition) / towards;
    vec3 second = (0.5 - cameraPosition) / towards;
    vec3 nearer = min(first, second);
    vec3 farther = max(first, second);
    float from = max(0.0, max(max(nearer.x, nearer.y), nearer.z));
    float to = min(min(farther.x, farther.y), farther.z);
    float pace = diagonal / steps;
    float along = from + pace * scatter(gl_FragCoord.xy);
    vec4 sum = vec4(0.0);
    for (int i = 0; i < mostSteps; i += 1) {
      if (along > to || sum.a > 0.985) break;
      vec3 here = cameraPosition + towards * along + 0.5;
      vec4 voxel = texture(field, here.yzx);
      float above = clamp((strengthOf(voxel) - threshold) / max(1e-3, 1.0 - threshold), 0.0, 1.0);
      if (above > 0.0) {
        float behind = clamp((strengthOf(texture(field, (here + 0.05 * light).yzx)) - threshold) / max(1e-3, 1.0 - threshold), 0.0, 1.0);
        float lit = clamp(1.0 + 0.9 * (above - behind), 0.55, 1.35);
        float hides = 1.0 - exp(-density * above * (0.12 + 1.6 * above) * pace);
        vec3 colour = colourOf(voxel);
        // What is farther away is darker.
        float depth = clamp((along - length(cameraPosition)) / diagonal + 0.5, 0.0, 1.0);
        colour *= lit * mix(1.12, 0.62, depth);
        colour = mix(colour, vec3(1.0), glow * 0.35 * smoothstep(0.55, 1.0, above));
        colour = mix(colour, colour * 0.72, (1.0 - glow) * smoothstep(0.5, 1.0, above));
        sum += (1.0 - sum.a) * vec4(colour * hides, hides);
      }
      along += above > 0.0 ? pace : stride * pace;
    }
    gl_FragColor = sum;
  }
`;

/** Lays a picture over the whole canvas. */
export const layVertex = /* glsl */ `
  varying vec2 where;

  void main() {
    where = position.xy * 0.5 + 0.5;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }
`;

export const layFragment = /* glsl */ `
  precision highp float;
  uniform sampler2D picture;
  varying vec2 where;

  void main() {
    gl_FragColor = texture2D(picture, where);
  }
`;

export const sliceVertex = /* glsl */ `
  varying vec3 place;

  void main() {
    vec4 there = modelMatrix * vec4(position, 1.0);
    place = there.xyz + 0.5;
    gl_Position = projectionMatrix * viewMatrix * there;
  }
`;

export const sliceFragment = /* glsl */ `
  ${shared}
  varying vec3 place;

  void main() {
    vec4 voxel = texture(field, place.yzx);
    float strength = strengthOf(voxel);
    gl_FragColor = vec4(colourOf(voxel), 0.1 + 0.85 * strength);
  }
`;
