import { userPreferences } from './preferences.ts';

/** The maximum length of the address of a saved view. Browsers and servers refuse much longer URLs. */
const MAX_ADDRESS = 2000;

/** A key that PHP reads as `page`: it leaves out what stands before it, and what follows a bracket or a null character. */
const PAGE_KEY = /^[^!-~]*page(?:[^!-~]|\[|$)/i;

const decodeKey = (parameter: string): string =>
  (parameter.split('=', 1)[0] ?? '')
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/**
 * Whether a text is the address of a saved view: a query string that begins with the path and has no parameter `page`,
 * so that it can only open a page of the app. The plugin has the same rule (`is_view_address`).
 */
export const isViewAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= MAX_ADDRESS &&
  /^path=[!-~]+$/.test(text) &&
  !text.includes('#') &&
  !text.split(/[&;]/).some((parameter) => PAGE_KEY.test(decodeKey(parameter)));

/**
 * The address of the page that opens instead of the Overview, by the stored preferences of a user; undefined if the user
 * has not chosen one.
 */
export function getStartAddress(
  preferences: Readonly<Record<string, string>> | undefined,
): string | undefined {
  try {
    const stored: unknown = JSON.parse(preferences?.[userPreferences.startView] || '""');
    return isViewAddress(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
