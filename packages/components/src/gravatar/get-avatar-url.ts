import { md5 } from './md5.ts';

const SERVICE = 'https://www.gravatar.com/avatar/';

/**
 * The URL of an avatar at the public service: the MD5 hash of the trimmed lower-case e-mail address, or `0` without an
 * address; the edge length `s` in pixels; and the default image `d=mp`, a silhouette (R7.98, R7.99).
 */
export function getAvatarUrl(email: string | null | undefined, size: number): string {
  const address = (email ?? '').trim().toLowerCase();
  const hash = address === '' ? '0' : md5(address);
  return `${SERVICE}${hash}?s=${Math.round(size)}&d=mp`;
}
