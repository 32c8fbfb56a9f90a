import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isCrossSite, isNavigation, isSameSecret } from './guard.ts';

/** The URL parameter that contains the one-time secret. */
const SECRET = 'secret';
/** Marks a URL that was first opened by a link on another site, and then again by our own page. */
const REOPENED = 'reopened';
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/**
 * The result of the check of a page request: open the page, redirect (possibly with a cookie), open the URL again from
 * our own page, or refuse with a reason.
 */
export type SessionCheck =
  | { kind: 'open' }
  | { kind: 'redirect'; location: string; setCookie?: string }
  | { kind: 'reopen'; location: string }
  | { kind: 'refused'; text: string };

/** Decides which browsers may open pages. */
export type Session = {
  /** The path and query that sign a browser in; works once. */
  link(): string;
  check(request: IncomingMessage): SessionCheck;
};

export type SessionOptions = {
  /** Called with a new link each time a link was used, which lets another browser sign in. */
  onNewLink?: (link: string) => void;
  /** The value of the cookie; random by default. */
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

/** Path and query, with exactly one slash at the start: two slashes would be another host. */
const toLocation = ({ pathname, search }: URL) => pathname.replace(/^\/+/, '/') + search;

/** The URL of a request without a parameter, which keeps the parameter out of the browser history. */
function without(url: URL, parameter: string): string {
  const next = new URL(url);
  next.searchParams.delete(parameter);
  return toLocation(next);
}

/**
 * A session for one user: the printed URL contains a one-time secret that is exchanged for a cookie. Other users of the
 * machine can reach the port, but have neither the secret nor the cookie.
 */
export function createSession({
  onNewLink = () => undefined,
  key = random(),
}: SessionOptions = {}): Session {
  let secret = random();
  const link = () => `/?${SECRET}=${secret}`;

  const exchangeSecret = (url: URL, name: string, isSignedIn: boolean): SessionCheck => {
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
      // All ports of a host share cookies, so each port has its own cookie name.
      const name = `tillview-${request.socket.localPort ?? 0}`;
      const isSignedIn = isSameSecret(readCookie(request, name) ?? '', key);
      // A HEAD request, such as that of a link preview, must not use up the secret.
      if (url.searchParams.has(SECRET) && request.method !== 'HEAD')
        return exchangeSecret(url, name, isSignedIn);
      const isReopened = url.searchParams.has(REOPENED);
      if (isSignedIn)
        return isReopened
          ? { kind: 'redirect', location: without(url, REOPENED) }
          : { kind: 'open' };
      // A browser does not send a SameSite=Strict cookie when the user follows a link on another site, but sends it when our
      // own page opens the same URL.
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
