/**
 * The one rule for every listener. Without tokens only this machine may come in, unless `insecure` says otherwise; with tokens
 * everybody has to show one. Web requests must also name a host that is ours and come from a page that is ours, so that
 * neither another site's page nor DNS rebinding gets in.
 */
import type { IncomingMessage } from 'node:http';
import { FieldbrainError } from '../kernel/errors.js';
import type { Token } from '../robot/index.js';
import { isLoopback, Networks, plainAddress } from './address.js';
import type { ServerConfig } from './config.js';
import { targetOf } from './target.js';
import type { LiveRole } from './telemetry.js';
import { readTokenFile, roleOf } from './tokens.js';

export type Verdict =
  | { readonly ok: true; readonly role: LiveRole }
  | { readonly ok: false; readonly status: 401 | 403; readonly reason: string };

const refused = (status: 401 | 403, reason: string): Verdict => ({ ok: false, status, reason });

export class Access {
  readonly tokens: readonly Token[];
  readonly #legacy: Networks;
  readonly #hosts: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #anyHost: boolean;

  constructor(config: Pick<ServerConfig, 'host' | 'access' | 'http'>, tokens?: readonly Token[]) {
    const { host, access, http } = config;
    this.tokens = tokens ?? (access.tokenFile === undefined ? [] : readTokenFile(access.tokenFile));
    if (this.tokens.length === 0 && !isLoopback(host) && !access.insecure)
      throw new FieldbrainError(
        'usage',
        `host: ${host} can be reached by others, and there is no token (expected access.tokenFile). ` +
          'Give --token-file, or --insecure where you mean it.',
        { key: 'host' },
      );
    this.#legacy = new Networks('access.allowLegacy', access.allowLegacy);
    this.#hosts = new Set([host, 'localhost', '127.0.0.1', '[::1]', ...http.hosts].map((one) => one.toLowerCase()));
    this.#origins = new Set(http.origins.map((one) => one.toLowerCase()));
    this.#anyHost = access.insecure;
  }

  get needsToken(): boolean {
    return this.tokens.length > 0;
  }

  /** A token's text, or none: for listeners without headers. */
  check(token: string | undefined): Verdict {
    if (!this.needsToken) return { ok: true, role: 'admin' };
    if (token === undefined || token === '') return refused(401, 'a token is needed');
    const role = roleOf(this.tokens, token);
    return role === undefined ? refused(401, 'the token is wrong') : { ok: true, role };
  }

  /** Robots of versions 1 and 2, and UDP packets, cannot show a token: their address must be allowed. */
  allowsLegacy(address: string): boolean {
    return !this.needsToken || this.#legacy.has(address);
  }

  /** True for addresses that were named as old robots' own. */
  namesLegacy(address: string): boolean {
    return this.#legacy.has(address);
  }

  /** Host and Origin, for everything that a browser can be made to ask. */
  checkWeb(request: IncomingMessage): Verdict | undefined {
    const host = (request.headers.host ?? '').toLowerCase();
    const name = host.replace(/:\d+$/, '');
    const local = plainAddress(request.socket.localAddress);
    const isOurs = this.#hosts.has(name) || name === local || name === `[${local}]`;
    if (!isOurs && !this.#anyHost) return refused(403, 'the Host header does not name this server');
    const { origin } = request.headers;
    if (origin === undefined) return undefined;
    const isOwn = origin.toLowerCase() === `http://${host}` || origin.toLowerCase() === `https://${host}`;
    if (isOwn || this.#origins.has(origin.toLowerCase())) return undefined;
    return refused(403, 'the Origin header is of another site');
  }

  /** A web request: host, origin, then the token from `Authorization: Bearer` or `?token=`. */
  checkRequest(request: IncomingMessage): Verdict {
    return this.checkWeb(request) ?? this.check(tokenOf(request));
  }
}

function tokenOf(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? 'malformed';
  return targetOf(request).searchParams.get('token') ?? undefined;
}
