import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isCrossSite, isNavigation, isSameSecret } from './guard.ts';

/** The parameter of an address that carries the one-time secret. */
const SECRET = 'secret';
/** Marks an address that was opened by a link of another site and then once more by our own page. */
const REOPENED = 'reopened';
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** What a page request may do: pass, go to another address (with its headers), or read why not. */
export type SessionCheck =
  | { kind: 'open' }
  | { kind: 'redirect'; location: string; setCookie?: string }
  | { kind: 'reopen'; location: string }
  | { kind: 'refused'; text: string };

/** Decides whose browser may open pages. */
export type Session = {
  /** Path and query that open the first page; works once. */
  link(): string;
  check(request: IncomingMessage): SessionCheck;
};

export type SessionOptions = {
  /** Called with each new link after the one before was used, so that a second browser can be signed in. */
  onNewLink?: (link: string) => void;
  /** The value of the cookie; random unless given. */
  key?: string;
};

const random = () => randomBytes(32).toString('base64url');

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const prefix = `${name}=`;
  return request.headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Path and query, with one slash at the start: two would name another host. */
const toLocation = ({ pathname, search }: URL) => pathname.replace(/^\/+/, '/') + search;

/** The address of a request without a parameter, so that it stays in no history. */
function without(url: URL, parameter: string): string {
  const next = new URL(url);
  next.searchParams.delete(parameter);
  return toLocation(next);
}

/**
 * A session for one person: the printed address carries a secret that is exchanged, once, for a cookie. Other
 * users of the machine can reach the port, but have neither.
 */
export function createSession({
  onNewLink = () => undefined,
  key = random(),
}: SessionOptions = {}): Session {
  let secret = random();
  const link = () => `/?${SECRET}=${secret}`;

  const exchange = (url: URL, name: string, isSignedIn: boolean): SessionCheck => {
    const location = without(url, SECRET);
    if (isSameSecret(url.searchParams.get(SECRET) ?? '', secret)) {
      secret = random();
      onNewLink(link());
      const setCookie = `${name}=${key}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict`;
      return { kind: 'redirect', location, setCookie };
    }
    if (isSignedIn) return { kind: 'redirect', location };
    return {
      kind: 'refused',
      text: 'This address was used before. Open the newest address that the server printed in its terminal.',
    };
  };

  return {
    link,
    check(request) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      // Cookies are shared by all ports of a host, so each port has a name of its own.
      const name = `tillview-${request.socket.localPort ?? 0}`;
      const isSignedIn = isSameSecret(readCookie(request, name) ?? '', key);
      if (url.searchParams.has(SECRET)) return exchange(url, name, isSignedIn);
      const isReopened = url.searchParams.has(REOPENED);
      if (isSignedIn)
        return isReopened
          ? { kind: 'redirect', location: without(url, REOPENED) }
          : { kind: 'open' };
      // A browser keeps a SameSite=Strict cookie back when a link of another site is followed, and sends it
      // when a page of ours opens the same address.
      if (!isReopened && isCrossSite(request) && isNavigation(request)) {
        url.searchParams.set(REOPENED, '1');
        return { kind: 'reopen', location: toLocation(url) };
      }
      return {
        kind: 'refused',
        text: 'This browser is not signed in to this server. Open the address that the server printed in its terminal.',
      };
    },
  };
}
