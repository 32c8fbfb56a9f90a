/** The analytics pages of the host's menu, by their path in the app; a test holds them against the app's registry. */
export const menu: readonly { label: string; path: string }[] = [
  { label: 'Revenue', path: '/analytics/revenue' },
];
