import { reportsStore } from '@tillview/data';
import {
  getCurrentDates,
  getDateParamsFromQuery,
  getSteppedRange,
  isoDateFormat,
} from '@tillview/date';
import { getHistory, getNewPath, getPersistedQuery, getQuery } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { START_PATH } from '../../screens.ts';
import { getScreenActions } from '../screen-actions.ts';
import { openDialog } from '../tools/dialog-state.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Goes to the previous or next period, as the two buttons beside the range do. */
function stepRange(step: -1 | 1): void {
  const { filters } = getScreenActions();
  if (!filters?.hasRange) return;
  const query = getQuery();
  const params = getDateParamsFromQuery(query);
  const stepped = getSteppedRange(params, getCurrentDates(query).primary, step);
  if (!stepped) return;
  filters.update({
    ...stepped,
    compare: params.compare,
    compare_after: params.compareAfter?.format(isoDateFormat),
    compare_before: params.compareBefore?.format(isoDateFormat),
    compare_until: params.until,
    compare_align: params.align,
    paged: undefined,
  });
}

/** Runs the action of a shortcut; does nothing if the screen does not offer it. */
export function runShortcut(id: ShortcutId, registry: DataRegistry): void {
  switch (id) {
    case 'palette':
      openDialog('palette');
      break;
    case 'list':
      openDialog('shortcuts');
      break;
    case 'refresh':
      void registry.dispatch(reportsStore).refreshReports();
      break;
    case 'previous-range':
      stepRange(-1);
      break;
    case 'next-range':
      stepRange(1);
      break;
    case 'filters':
      getScreenActions().filters?.focus();
      break;
    default:
      getHistory().push(getNewPath(getPersistedQuery(), START_PATH, {}));
  }
}
