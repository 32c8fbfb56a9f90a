import type { AdvancedFilterConfig, AdvancedFilterOption } from './filter-types.ts';

/**
 * The initial value of a new select filter: the config's default option, or the first option, or `undefined` without
 * options. A default that is not among the options gives `undefined` and a console warning (R5.44).
 */
export function getDefaultOptionValue(
  { input, labels }: AdvancedFilterConfig,
  options: readonly AdvancedFilterOption[],
): string | undefined {
  const { defaultOption } = input;
  if (!defaultOption) return options[0]?.value;
  if (options.some(({ value }) => value === defaultOption)) return defaultOption;
  globalThis.console.warn(
    `The default option "${defaultOption}" of the filter "${labels.add}" is not among its options.`,
  );
  return undefined;
}
