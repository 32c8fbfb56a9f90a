import { getKeysFromQuery } from '@tillview/navigation';
import { useQuery } from '../use-url/use-url.ts';
import { useRegistry } from '@wordpress/data';
import { useContext, useMemo } from 'react';
import { createAutocompleter } from './create-autocompleter.tsx';
import type { Autocompleter, SearchType } from './types.ts';
import { VariationSeparatorContext } from './variation-name.ts';

/** The query parameter of the product whose variations are searched (readings B8). */
const PRODUCT_PARAM = 'products';

/**
 * The autocompleter of a search type, or the `given` one for the type `custom`. Throws when a custom search has none
 * (R8.3), and for an unknown type.
 */
export function useAutocompleter(type: SearchType, given?: Autocompleter): Autocompleter {
  const registry = useRegistry();
  const variationSeparator = useContext(VariationSeparatorContext);
  const productId = getKeysFromQuery(useQuery(), { type: 'products', param: PRODUCT_PARAM });
  return useMemo(() => {
    if (type === 'custom') {
      if (typeof given === 'object') return given;
      throw new Error(
        'Invalid autocompleter provided to Search component, it requires a completer object when using custom type.',
      );
    }
    return createAutocompleter(type, { registry, variationSeparator, productId });
  }, [type, given, registry, variationSeparator, productId]);
}
