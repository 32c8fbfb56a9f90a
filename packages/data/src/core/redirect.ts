/** The rules for allowed redirect targets. */
export type RedirectRules = {
  /** URL of the page, whose origin is trusted. `undefined` trusts no origin. */
  baseUrl: string | undefined;
  /** Other hosts that are trusted over https. */
  allowedHosts: readonly string[];
};

/**
 * The absolute URL of a redirect target on the page's own origin, or on an allowed host over https. `undefined` for
 * every other target, and for targets that browsers parse differently: with control characters, whitespace,
 * backslashes, `//host`, user names or passwords.
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
    // Not a URL.
    return undefined;
  }
}
