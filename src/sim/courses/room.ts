/** Rooms with four walls: empty, or with boxes and poles in the way. Sizes, things and lamps are drawn from a seed. */
import { Chance } from '../chance.js';
import { box, plainFloor, pole, rectangle, type Sketch } from '../sketch.js';

/** A rectangular room of 3.5 to 5.5 m without anything in it. */
export function emptyRoom(seed: number): Sketch {
  const chance = new Chance(seed);
  const width = chance.between(3.5, 5.5);
  const height = chance.between(3.5, 5.5);
  return {
    width,
    height,
    walls: rectangle(0, 0, width, height),
    paint: plainFloor,
    floorMetres: 0.1,
    lights: [{ x: chance.between(0, width), y: chance.between(0, height), brightness: chance.between(0.5, 1) }],
    origin: { x: width / 2, y: height / 2 },
  };
}

/** A room with four to eight boxes and two to five poles; between things and at the walls a car can always pass. */
export function clutteredRoom(seed: number): Sketch {
  const room = emptyRoom(seed);
  const chance = new Chance(seed + 0x51ed270b);
  const walls = [...room.walls];
  const things: { x: number; y: number; radius: number }[] = [{ ...room.origin, radius: 0.3 }];
  const wanted = 4 + chance.below(5) + 2 + chance.below(4);
  for (let attempt = 0; attempt < 400 && things.length <= wanted; attempt += 1) {
    const isBox = things.length <= wanted * 0.65;
    const [a, b] = isBox ? [chance.between(0.12, 0.35), chance.between(0.12, 0.25)] : [chance.between(0.02, 0.06), 0];
    const radius = isBox ? Math.sqrt(a * a + b * b) : a;
    const x = chance.between(radius + passage, room.width - radius - passage);
    const y = chance.between(radius + passage, room.height - radius - passage);
    const near = things.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < (one.radius + radius + passage) ** 2);
    const angle = chance.between(-Math.PI, Math.PI);
    if (near) continue;
    things.push({ x, y, radius });
    walls.push(...(isBox ? box(x, y, a, b, angle) : pole(x, y, a)));
  }
  return { ...room, walls };
}

/** Free width between things, in metres. */
const passage = 0.3;
