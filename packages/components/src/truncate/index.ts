export { Truncate } from './truncate.tsx';
export { TRUNCATE_LENGTH, TRUNCATE_SUFFIX, truncate } from './truncate-text.ts';
export type { TruncateProps } from './truncate.tsx';
