import { createResource } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { Digest, DigestData } from './types.ts';

/** The settings of the digest; null in a store without the plugin, undefined until read. Triggers the read. */
export const getDigest = ({ data }: StoreState<DigestData>): Digest | null | undefined =>
  data.digest;

export const { getError: getDigestError } = createResource(keyOf, 'getDigest');
