export { getLaterParts, loadLaterParts, useLaterParts } from './load-later-parts.ts';
