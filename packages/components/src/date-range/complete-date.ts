import { readTypedDate } from '@tillview/date';

/**
 * Converts a date that was typed in another common format to `dateFormat`. Returns `undefined` when there is nothing to
 * change.
 */
export function completeDate(text: string, dateFormat: string): string | undefined {
  const full = text === '' ? undefined : readTypedDate(text)?.format(dateFormat);
  return full === text ? undefined : full;
}
