import type { HostConfig } from '../src/host/host-config.ts';

/**
 * The headers that restrict what a page may load. Scripts come from this server only. Inline styles are allowed,
 * because the component library adds its own at run time. The demo store previews its own themes in a frame.
 */
export function pageHeaders(
  { avatars, mode }: HostConfig,
  imageSources: readonly string[],
): Record<string, string> {
  const images = [
    "'self'",
    'data:',
    'blob:',
    ...(avatars ? imageSources : imageSources.slice(0, 1)),
  ];
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src ${images.join(' ')}`,
      "font-src 'self' data:",
      "connect-src 'self'",
      `frame-src ${mode === 'demo' ? "'self'" : "'none'"}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      // The policy `tillview` (packages/currency/src/trusted-html.ts): the app and the script of the kept page create it.
      "require-trusted-types-for 'script'",
      "trusted-types tillview 'allow-duplicates'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
  };
}
