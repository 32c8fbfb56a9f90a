export { usePath, useQuery } from './use-url.ts';
