export { useAsync } from './use-async.ts';
export type { AsyncState } from './use-async.ts';
