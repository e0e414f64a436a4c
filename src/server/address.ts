/** Addresses: which are this machine's own, and whether one lies in a network written as CIDR. */
import { BlockList, isIP, type Socket } from 'node:net';
import { describeValue, FieldbrainError } from '../kernel/errors.js';

/** IPv4 written inside IPv6 becomes plain IPv4. */
export function plainAddress(address: string | undefined): string {
  const text = address ?? '';
  return text.startsWith('::ffff:') && isIP(text.slice(7)) === 4 ? text.slice(7) : text;
}

/** Where a peer is, with its port: 10.0.0.5:41234. */
export function placeOf({ remoteAddress, remotePort = 0 }: Pick<Socket, 'remoteAddress' | 'remotePort'>): string {
  const address = plainAddress(remoteAddress);
  return `${isIP(address) === 6 ? `[${address}]` : address}:${remotePort}`;
}

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Networks as `192.168.1.0/24` or single addresses. */
export class Networks {
  readonly #list = new BlockList();

  constructor(key: string, networks: readonly string[]) {
    for (const network of networks) {
      const [address, bits, ...more] = network.split('/');
      const family = isIP(address);
      const most = family === 4 ? 32 : 128;
      const length = bits === undefined ? most : Number(bits);
      if (family === 0 || more.length > 0 || bits === '' || !Number.isInteger(length) || length < 0 || length > most)
        throw new FieldbrainError(
          'usage',
          `${key}: not a network (got ${describeValue(network)}, expected 192.168.1.0/24 or the like).`,
        );
      this.#list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
    }
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && this.#list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  }
}
