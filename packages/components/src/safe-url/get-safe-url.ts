/** Relative URLs are parsed with a host that cannot exist, so that the result does not depend on the page. */
const BASE = 'https://relative.invalid/';

const LINK_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const WEB_SCHEMES: readonly string[] = ['http:', 'https:'];
/** A raster image cannot run scripts; SVG can when it is opened on its own. */
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|webp)[;,]/i;

/** The given URL if it has one of the schemes, parsed as a browser does; `undefined` if it is not a URL. */
function check(url: unknown, schemes: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    return schemes.includes(new URL(url, BASE).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The given link target if it is relative or has the scheme http, https, mailto or tel; otherwise undefined. */
export function getSafeHref(href: string | null | undefined): string | undefined {
  return check(href, LINK_SCHEMES);
}

/** The given image source if it is relative, http, https, or a raster image as a data URL; otherwise undefined. */
export function getSafeImageUrl(src: string | null | undefined): string | undefined {
  if (src === '') return undefined;
  return check(src, WEB_SCHEMES) ?? (IMAGE_DATA.test(src ?? '') ? String(src) : undefined);
}

/** The given frame source if it is relative, http or https; otherwise undefined. */
export function getSafeFrameUrl(src: string | null | undefined): string | undefined {
  return src === '' ? undefined : check(src, WEB_SCHEMES);
}
