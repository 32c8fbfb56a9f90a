import { readTypedDate } from '@tillview/date';

/** A date that was typed in another usual form, in the expected one; undefined where there is nothing to change. */
export function completeDate(text: string, dateFormat: string): string | undefined {
  const full = text === '' ? undefined : readTypedDate(text)?.format(dateFormat);
  return full === text ? undefined : full;
}
