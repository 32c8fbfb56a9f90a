import type { Autocompleter } from '@tillview/components';
import type { FilterConfig } from '@tillview/navigation';

/** Revenue is narrowed by its date range only. */
export const filters = (): readonly FilterConfig<Autocompleter>[] => [];
