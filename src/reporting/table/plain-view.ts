import type { AddedView, AddedViewOptions } from '../definition/report-definition.ts';

const NO_KEYS: readonly string[] = [];

/** A table without added columns: while they load, or because they failed. */
export const getPlainView = (
  { columns, data }: Pick<AddedViewOptions, 'columns' | 'data'>,
  { isBusy = false, error }: Partial<Pick<AddedView, 'isBusy' | 'error'>> = {},
): AddedView => ({ columns, data, sort: undefined, sortKeys: NO_KEYS, isBusy, error, note: '' });
