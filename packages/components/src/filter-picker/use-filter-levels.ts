import { flattenFilters, type FilterConfig, type FilterOption } from '@tillview/navigation';
import { useState } from 'react';
import type { Autocompleter } from '../search/index.ts';

export type Option = FilterOption<Autocompleter>;

/** A list of choices on its way from the outermost to the innermost one. */
export type Level = {
  /** Values of the choices above it. */
  path: readonly string[];
  options: readonly Option[];
  /** The choice it belongs to; undefined at the top. */
  parent: Option | undefined;
};

/** The way to the list that holds a value: from the config's own nesting, so that it cannot disagree with it. */
export function findPath(options: readonly Option[], value: string): string[] | undefined {
  for (const option of options) {
    if (option.value === value) return [];
    const below = findPath(option.subFilters ?? [], value);
    if (below) return [option.value, ...below];
  }
  return undefined;
}

function getLevel(config: FilterConfig<Autocompleter>, path: readonly string[]): Level {
  let level: Level = { path: [], options: config.filters, parent: undefined };
  for (const value of path) {
    const parent = level.options.find((option) => option.value === value);
    if (!parent?.subFilters) return level;
    level = { path: [...level.path, value], options: parent.subFilters, parent };
  }
  return level;
}

/** Which list of a nested filter is in sight, and the way it came from. */
export function useFilterLevels(config: FilterConfig<Autocompleter>, value: string) {
  const [path, setPath] = useState<readonly string[]>(() => findPath(config.filters, value) ?? []);
  const [animate, setAnimate] = useState<'left' | 'right' | null>(null);
  return {
    level: getLevel(config, path),
    animate,
    open: (option: Option) => {
      setAnimate('left');
      setPath([...path, option.value]);
    },
    back: () => {
      setAnimate('right');
      setPath(path.slice(0, -1));
    },
  };
}

/** The choice of a value, wherever it is nested. */
export function findOption(config: FilterConfig<Autocompleter>, value: string) {
  return flattenFilters(config.filters).find((option) => option.value === value);
}
