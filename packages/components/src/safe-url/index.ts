export { getSafeFrameUrl, getSafeHref, getSafeImageUrl } from './get-safe-url.ts';
