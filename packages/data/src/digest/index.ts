export { digestStore } from './store.ts';

export type { Digest, DigestInterval, DigestUser } from './types.ts';
