import { memoize, reportsStore, useIsHeld } from '@tillview/data';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useEffect, useState } from 'react';

/** How long no report must be loading, in milliseconds: the code of a screen may load between two requests. */
const IDLE_DELAY = 300;

/** Resolves when the metrics of the first view have loaded, or failed to load. What the view does not show waits for it. */
export const whenFirstViewLoaded: (registry: DataRegistry) => Promise<void> = memoize(
  (registry: DataRegistry) =>
    new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        clearTimeout(timer);
        if (registry.select(reportsStore).hasResolvingSelectors()) return;
        timer = setTimeout(() => {
          unsubscribe();
          resolve();
        }, IDLE_DELAY);
      };
      const unsubscribe = registry.subscribe(check, reportsStore);
      check();
    }),
);

/** Whether the metrics of the first view have loaded. */
export function useIsFirstViewLoaded(): boolean {
  const registry = useRegistry();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenFirstViewLoaded(registry).then(() => {
      if (isShown) setIsLoaded(true);
    });
    return () => {
      isShown = false;
    };
  }, [registry]);
  return isLoaded;
}

/**
 * Whether more may be requested without a click, such as an estimate: the metrics of the first view have loaded, and
 * the reports of the store are not slow.
 */
export function useMayRequestMore(): boolean {
  const isLoaded = useIsFirstViewLoaded();
  return !useIsHeld() && isLoaded;
}
