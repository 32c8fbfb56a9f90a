import { getCurrentDates, getDateParamsFromQuery, isoDateFormat } from '@tillview/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pressing } from '../testing/play.ts';
import { configureStoryDate } from '../testing/story-page.tsx';
import { DateRangeFilterPicker } from './date-range-filter-picker.tsx';

type Args = {
  /** The initial query parameters of the URL. */
  query: Record<string, string | undefined>;
  weekStart?: number;
  locale?: string;
  onSelect?: (selection: Record<string, string | undefined>) => void;
  getFirstDay?: () => Promise<string | undefined>;
};

/** A picker that stores the applied range, as the URL does. */
function Picker({ query: initial, weekStart = 0, locale = 'en_US', onSelect, getFirstDay }: Args) {
  configureStoryDate({ weekStart, locale });
  const [query, setQuery] = useState(initial);
  const params = getDateParamsFromQuery(query);
  const { primary, secondary } = getCurrentDates(query);
  return (
    <DateRangeFilterPicker
      dateQuery={{
        ...params,
        primaryDate: primary,
        ...(secondary ? { secondaryDate: secondary } : {}),
      }}
      isoDateFormat={isoDateFormat}
      getFirstDay={getFirstDay}
      onRangeSelect={(selection) => {
        onSelect?.(selection);
        setQuery({ ...query, ...selection });
      }}
    />
  );
}

const meta = {
  title: 'Filters/Date range',
  component: Picker,
  subcomponents: { DateRangeFilterPicker },
  args: { query: {} },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MonthToDate: Story = {};

export const Presets: Story = { play: pressing() };

export const CustomRange: Story = {
  args: {
    query: {
      period: 'custom',
      compare: 'previous_period',
      after: '2026-02-10',
      before: '2026-03-19',
    },
  },
};

export const Custom: Story = { args: { ...CustomRange.args }, play: pressing() };

export const WeekStartsOnMonday: Story = { args: { ...CustomRange.args, weekStart: 1 } };

export const NoComparison: Story = { args: { query: { period: 'week', compare: 'none' } } };

export const RollingPreset: Story = {
  args: { query: { period: 'custom', preset: 'last_30_days', compare: 'previous_period' } },
};

export const OwnComparison: Story = {
  args: {
    query: {
      period: 'month',
      compare: 'custom',
      compare_after: '2024-11-01',
      compare_before: '2024-11-20',
    },
  },
  play: pressing(),
};
