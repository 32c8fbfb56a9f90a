import type * as layers from './layers.ts';

type Layers = typeof layers;

let loaded: Layers | undefined;

/** Loads the code of popovers and tooltips, once; a failed load can be tried again. */
export async function loadLayers(): Promise<Layers> {
  loaded ??= await import('./layers.ts');
  return loaded;
}

/** That code; undefined until it is loaded. */
export const getLayers = (): Layers | undefined => loaded;
