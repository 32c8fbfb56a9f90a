export { lazyWithRetry } from './lazy-with-retry.tsx';
export type { LazyWithRetryOptions } from './lazy-with-retry.tsx';
