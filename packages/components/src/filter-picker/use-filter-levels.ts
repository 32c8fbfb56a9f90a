import { flattenFilters, type FilterConfig, type FilterOption } from '@tillview/navigation';
import { useState } from 'react';
import type { Autocompleter } from '../search/types.ts';

export type Option = FilterOption<Autocompleter>;

/** One level of nested options. */
export type Level = {
  /** The values of the parent options, outermost first. */
  path: readonly string[];
  options: readonly Option[];
  /** The parent option of this level; `undefined` at the top level. */
  parent: Option | undefined;
};

/** The values of the parent options of a value, outermost first; `undefined` if no option has the value. */
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

/** The visible level of a nested filter, and the direction in which the previous level slides out. */
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

/** The option with a value, at any level. */
export function findOption(config: FilterConfig<Autocompleter>, value: string) {
  return flattenFilters(config.filters).find((option) => option.value === value);
}
