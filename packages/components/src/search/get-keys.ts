/** The distinct keys of a comma-separated list, in their order. */
export function getKeys(value: string): string[] {
  return [...new Set(value.split(',').map((key) => key.trim()))].filter((key) => key !== '');
}
