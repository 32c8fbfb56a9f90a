import { createContext } from 'react';

/** The default separator between the name of a variable product and its attributes (R9.6). */
export const DEFAULT_VARIATION_SEPARATOR = ' - ';

/** The store's separator for variation titles, from its settings (R9.5). */
export const VariationSeparatorContext = createContext(DEFAULT_VARIATION_SEPARATOR);

/**
 * The name of a variation: unchanged if it contains the separator, otherwise with its options appended (readings B12).
 */
export function getVariationName(
  { name, attributes }: { name: string; attributes: readonly { option: string }[] },
  separator: string = DEFAULT_VARIATION_SEPARATOR,
): string {
  if (separator !== '' && name.includes(separator)) return name;
  const options = attributes.map(({ option }) => option).filter((option) => option !== '');
  return options.length === 0 ? name : `${name}${separator}${options.join(', ')}`;
}
