/** The versions that the tests run with: the headers of the plugin name the same. */
export const TESTED_VERSIONS = {
  wordpress: { oldest: '6.5', newest: '7.1' },
  woocommerce: { oldest: '9.4', newest: '11.0' },
} as const;

/** Compares the first two numbers of versions. */
export function compareVersions(one: string, other: string): number {
  const [ours = [], theirs = []] = [one, other].map((version) => version.split('.').map(Number));
  return (ours[0] ?? 0) - (theirs[0] ?? 0) || (ours[1] ?? 0) - (theirs[1] ?? 0);
}
