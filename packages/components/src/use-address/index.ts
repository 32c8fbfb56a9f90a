export { usePath, useQuery } from './use-address.ts';
