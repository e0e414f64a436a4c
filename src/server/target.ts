/** What a web request asks for. Anybody can send an address that is none, so reading one never throws. */
import type { IncomingMessage } from 'node:http';

const base = 'http://server';

/** Path and query of a request; an address that cannot be read has neither. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): Pick<URL, 'pathname' | 'searchParams'> {
  return URL.canParse(url, base) ? new URL(url, base) : { pathname: '', searchParams: new URLSearchParams() };
}
