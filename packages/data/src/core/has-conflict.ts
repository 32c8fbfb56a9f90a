import { __ } from '@wordpress/i18n';
import { RestError } from './rest-error.ts';
import { isRecord } from './shapes.ts';

/** A setting before and after a change: the one that was seen, and the one that the store has. */
type Settings = {
  readonly seen: unknown;
  readonly changed: unknown;
  readonly stored: unknown;
  readonly changedStored: unknown;
};

/**
 * The entries of a list, or the fields of an object, as texts. An entry that is a text itself is only there or not: nothing
 * of it can have changed.
 */
function toTexts(setting: unknown): readonly string[] {
  if (Array.isArray(setting)) return setting.filter(isRecord).map((each) => JSON.stringify(each));
  return isRecord(setting) ? Object.entries(setting).map((each) => JSON.stringify(each)) : [];
}

const without = (these: readonly string[], those: readonly string[]) =>
  these.filter((text) => !those.includes(text));

/**
 * Whether others, or another tab, have changed the same entries: a change that was made for what was seen would remove a
 * stored entry that was not seen, or the entry that it changes is no longer there.
 */
export function hasConflict({ seen, changed, stored, changedStored }: Settings): boolean {
  const [before, wanted] = [toTexts(seen), toTexts(changed)];
  const [theirs, merged] = [toTexts(stored), toTexts(changedStored)];
  const added = without(wanted, before);
  const isAddedByOthers = without(added, theirs).length === 0;
  const isGone = without(without(before, wanted), theirs).length > 0 && !isAddedByOthers;
  return (
    isGone ||
    without(added, merged).length > 0 ||
    without(without(theirs, merged), before).length > 0
  );
}

/** The error of a change that would overwrite another one. */
export const createConflictError = (): RestError =>
  new RestError(
    'tillview_conflict',
    __(
      'The same entry was changed in another tab or by someone else. Look at it, and try again.',
      'tillview',
    ),
    { status: 409 },
  );
