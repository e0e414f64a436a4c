/** A certificate that a test makes for itself, for localhost and 127.0.0.1: no key lies in the repository, none ever runs out. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface TestCertificate {
  /** PEM texts; the certificate is its own authority. */
  readonly cert: string;
  readonly key: string;
}

export function makeCertificate(): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('1.2.840.10045.4.3.2')); // ECDSA with SHA-256
  const name = sequence(set(sequence(oid('2.5.4.3'), tag(0x0c, Buffer.from('localhost')))));
  const dayMs = 86_400_000;
  const names = sequence(tag(0x82, Buffer.from('localhost')), tag(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(oid('2.5.29.17'), tag(0x04, names)),
    sequence(oid('2.5.29.19'), tag(0x01, Buffer.from([0xff])), tag(0x04, sequence(tag(0x01, Buffer.from([0xff]))))),
  );
  const body = sequence(
    tag(0xa0, whole(Buffer.from([2]))), // version 3
    whole(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(moment(Date.now() - dayMs), moment(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, extensions),
  );
  const signature = tag(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g) as string[];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A value with its tag and its length in front, as DER wants it. */
function tag(number: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([number, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => tag(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => tag(0x31, Buffer.concat(parts));
const whole = (bytes: Buffer): Buffer => tag(0x02, bytes);

function oid(text: string): Buffer {
  const [first, second, ...rest] = text.split('.').map(Number);
  const bytes = rest.flatMap((arc) => {
    const groups = [arc & 127];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift(128 | (left & 127));
    return groups;
  });
  return tag(0x06, Buffer.from([40 * first + second, ...bytes]));
}

const moment = (ms: number): Buffer =>
  tag(0x17, Buffer.from(new Date(ms).toISOString().replace(/^..(..)-(..)-(..)T(..):(..):(..).*/, '$1$2$3$4$5$6Z')));
