import { useRegistry } from '@wordpress/data';
import { useCallback } from 'react';
import { useAsync } from '../use-async/use-async.ts';

/** The type of a product, such as `variable`, loaded together with its name. `undefined` until it is known. */
export function useProductType(id: string | undefined): string | undefined {
  const registry = useRegistry();
  const load = useCallback(async () => {
    const { loadProductType } = await import('./load-labels.ts');
    return loadProductType(id ?? '', registry);
  }, [id, registry]);
  const loaded = useAsync(id === undefined ? undefined : load);
  return loaded.state === 'ready' ? loaded.value : undefined;
}
