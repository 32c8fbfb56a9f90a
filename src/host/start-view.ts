import { userPreferences } from './preferences.ts';

/** The maximum length of the address of a saved view. Browsers and servers refuse much longer URLs. */
export const MAX_ADDRESS = 2000;

/**
 * Whether a text is the address of a saved view: a query string that begins with the path and has no parameter `page`,
 * so that it can only open a page of the app.
 */
export const isViewAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= MAX_ADDRESS &&
  /^path=[!-~]+$/.test(text) &&
  !/[#]|&page(?:=|&|%5b|\[|$)/i.test(text);

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
