import { createContext } from 'react';

/** Between the name of a variable product and its attributes, unless the store says otherwise (spec §9). */
export const DEFAULT_VARIATION_SEPARATOR = ' - ';

/** The store's separator for variation titles, from its settings (spec §9). */
export const VariationSeparatorContext = createContext(DEFAULT_VARIATION_SEPARATOR);

/** The name of a variation: as it is when it holds the separator already, else with its options after it (readings B12). */
export function getVariationName(
  { name, attributes }: { name: string; attributes: readonly { option: string }[] },
  separator: string = DEFAULT_VARIATION_SEPARATOR,
): string {
  if (separator !== '' && name.includes(separator)) return name;
  const options = attributes.map(({ option }) => option).filter((option) => option !== '');
  return options.length === 0 ? name : `${name}${separator}${options.join(', ')}`;
}
