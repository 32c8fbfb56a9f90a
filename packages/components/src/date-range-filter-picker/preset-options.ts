import {
  allTimePreset,
  getCurrentDates,
  getRollingPresetQuery,
  getStoreTimeZoneMoment,
  getRangeLabel,
  presetValues,
  rollingPresetValues,
} from '@tillview/date';
import type { Moment } from 'moment';
import type { SegmentedOption } from '../segmented-selection/segmented-selection.tsx';

const rangeOf = (query: Record<string, string>): string =>
  getCurrentDates({ ...query, compare: 'none' }).primary.range;

/** The presets of the picker with their dates. `firstDay` is the first day of "All time"; `null` until it is known. */
export function getPresetOptions(hasAllTime: boolean, firstDay: Moment | null): SegmentedOption[] {
  const presets = presetValues.filter(({ value }) => value !== 'custom');
  return [
    ...presets.map(({ value, label }) => ({
      value,
      label,
      description: rangeOf({ period: value }),
    })),
    ...rollingPresetValues.map(({ value, label }) => ({
      value,
      label,
      description: rangeOf(getRollingPresetQuery(value)),
    })),
    ...(hasAllTime
      ? [
          {
            value: allTimePreset.value,
            label: allTimePreset.label,
            description: firstDay ? getRangeLabel(firstDay, getStoreTimeZoneMoment()) : undefined,
          },
        ]
      : []),
  ];
}
