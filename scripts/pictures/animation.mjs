/**
 * An animated WebP of pictures that are lossy WebP files each: the container that the format's specification describes
 * (RIFF: VP8X, ANIM, one ANMF per frame). It encodes no picture itself; a browser does.
 */

/**
 * @param {readonly Uint8Array[]} pictures  WebP files of one size, as a canvas gives them
 * @param {{ width: number, height: number, frameMs: number }} options
 * @returns {Buffer}
 */
export function animate(pictures, { width, height, frameMs }) {
  const isAnimated = 0x02;
  const head = Buffer.concat([Buffer.from([isAnimated, 0, 0, 0]), number24(width - 1), number24(height - 1)]);
  const forever = Buffer.alloc(6);
  const frames = pictures.map((picture) => {
    const place = Buffer.alloc(6);
    const size = Buffer.concat([number24(width - 1), number24(height - 1)]);
    const noBlending = Buffer.from([0x02]);
    return chunk('ANMF', Buffer.concat([place, size, number24(frameMs), noBlending, imageData(picture)]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', head), chunk('ANIM', forever), ...frames]);
  return chunk('RIFF', body);
}

/** The chunks of a still picture that hold its image. */
function imageData(/** @type {Uint8Array} */ picture) {
  const bytes = Buffer.from(picture);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('pictures: not a WebP file (expected RIFF … WEBP).');
  const wanted = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(bytes.toString('latin1', at, at + 4))) wanted.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(wanted);
}

function chunk(/** @type {string} */ name, /** @type {Buffer} */ data) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function number24(/** @type {number} */ value) {
  return Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);
}
