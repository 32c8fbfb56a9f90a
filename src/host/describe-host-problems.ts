import type { HostProblem } from './parse-host-config.ts';

/** The expected value of each setting that is not text. */
const EXPECTED: Readonly<Record<string, string>> = {
  'currency.code': 'a currency code',
  'currency.symbolPosition': 'left, right, left_space or right_space',
  'currency.precision': 'a whole number from 0 to 8',
  'user.capabilities': 'an object',
  'user.preferences': 'an object',
  now: 'a date and time with its offset, such as 2026-11-20T12:00:00+00:00',
  links: 'an object of URLs',
  problems: 'a list',
  mode: 'demo, proxy or wordpress',
  restRoot: 'a URL that ends with a slash',
  adminUrl: 'a URL that ends with a slash',
  locale: 'a locale such as en_US',
  timeZone: 'a time zone such as Europe/Paris or +02:00',
  weekStart: 'a number from 0 (Sunday) to 6 (Saturday)',
  defaultDateRange: 'a query string',
  orderStatuses: 'an object of labels',
  optionalFilters: 'a list of texts',
  avatars: 'true or false',
};

function describe(problem: HostProblem): string {
  if ('unreadable' in problem)
    return problem.unreadable === ''
      ? 'The page contains no valid host settings; defaults are used instead.'
      : `The page's host settings are not valid JSON (${problem.unreadable}); defaults are used instead.`;
  const { setting } = problem;
  if (setting === 'currency')
    return 'The host\'s setting "currency" should be an object; US dollars are used instead.';
  if (setting === 'user')
    return 'The host\'s setting "user" should be an object with an id; an unknown user is used instead.';
  const expected = EXPECTED[setting] ?? 'text';
  return `The host's setting "${setting}" should be ${expected}; the default is used instead.`;
}

/** Describes each invalid part of the host's settings in a sentence. Loaded only if there is one. */
export function describeHostProblems(problems: readonly HostProblem[]): string[] {
  return problems.map(describe);
}
