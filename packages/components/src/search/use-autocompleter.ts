import { getQueryText } from '@tillview/navigation';
import { useQuery } from '../use-address/index.ts';
import { useRegistry } from '@wordpress/data';
import { useContext, useMemo } from 'react';
import { createAutocompleter } from './create-autocompleter.tsx';
import type { Autocompleter, SearchType } from './types.ts';
import { VariationSeparatorContext } from './variation-name.ts';

/** The parameter of the page that may name the product whose variations are meant (readings B8). */
const PRODUCT_PARAM = 'products';

/**
 * The autocompleter for a kind of search, or the given one for the custom kind. Throws the sentence of spec §8 when
 * that one is missing, and for a kind that there is not.
 */
export function useAutocompleter(type: SearchType, given?: Autocompleter): Autocompleter {
  const registry = useRegistry();
  const variationSeparator = useContext(VariationSeparatorContext);
  const productId = getQueryText(useQuery(), PRODUCT_PARAM);
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
