export { getLazyParts, loadLazyParts, useLazyParts } from './load-lazy-parts.ts';
