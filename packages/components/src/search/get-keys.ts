/** The keys of a comma list, each once, in their order. */
export function getKeys(value: string): string[] {
  return [...new Set(value.split(',').map((key) => key.trim()))].filter((key) => key !== '');
}
