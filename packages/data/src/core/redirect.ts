/** Where the browser may be sent. */
export type RedirectRules = {
  /** The address of the page, whose origin is trusted; unset: no origin is. */
  baseUrl: string | undefined;
  /** Other hosts that are trusted over https. */
  allowedHosts: readonly string[];
};

/**
 * The whole address of a target that the browser may be sent to: one of the page's own origin, or of an allowed host
 * over https. Undefined for all others, and for what browsers read in more than one way: control characters, blanks,
 * backslashes, `//host`, names and passwords.
 */
export function getSafeRedirect(
  target: string,
  { baseUrl, allowedHosts }: RedirectRules,
): string | undefined {
  if (target === '' || /[\s\p{Cc}\\]/u.test(target) || target.startsWith('//')) return undefined;
  const url = parseUrl(target, baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (baseUrl !== undefined && url.origin === parseUrl(baseUrl)?.origin) return url.href;
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : undefined;
}

function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // What cannot be read as an address is none.
    return undefined;
  }
}
