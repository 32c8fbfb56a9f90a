import { getDateEntryFormat, getStoreTimeZoneMoment } from '@tillview/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import moment from 'moment';
import { useState } from 'react';
import { pressing } from '../testing/play.ts';
import { configureStoryDate } from '../testing/story-page.tsx';
import { DateRange, type DateRangeState } from './date-range.tsx';

type Args = Partial<DateRangeState> & {
  /** The start and end of the range, as `YYYY-MM-DD`. */
  range?: [after: string, before: string];
  minimumNights?: number;
  locale?: string;
  weekStart?: number;
  onChange?: (change: Partial<DateRangeState>) => void;
};

function Stateful({
  range,
  minimumNights = 0,
  locale = 'en_US',
  weekStart = 0,
  onChange,
  ...given
}: Args) {
  configureStoryDate({ locale, weekStart });
  const shortDateFormat = getDateEntryFormat();
  const [state, setState] = useState<DateRangeState>(() => {
    const [after = null, before = null] = range?.map((day) => moment.utc(day)) ?? [];
    return {
      after,
      before,
      afterText: after?.format(shortDateFormat) ?? '',
      beforeText: before?.format(shortDateFormat) ?? '',
      afterError: null,
      beforeError: null,
      focusedInput: 'startDate',
      ...given,
    };
  });
  const endOfToday = getStoreTimeZoneMoment().endOf('day');
  return (
    <div style={{ maxInlineSize: 680 }}>
      <DateRange
        {...state}
        shortDateFormat={shortDateFormat}
        minimumNights={minimumNights}
        isInvalidDate={(date) => date.isAfter(endOfToday)}
        onUpdate={(change) => {
          setState((before) => ({ ...before, ...change }));
          onChange?.(change);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Filters/Date range fields',
  component: Stateful,
  subcomponents: { DateRange },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { range: ['2026-10-12', '2026-11-19'] } };

export const Open: Story = { args: { ...Filled.args }, play: pressing('input') };

export const OneDay: Story = { args: { range: ['2026-11-05', '2026-11-05'] } };

export const AcrossYears: Story = { args: { range: ['2025-12-28', '2026-01-03'] } };

export const Invalid: Story = {
  args: {
    afterText: '31/31/2026',
    afterError: 'Invalid date',
    beforeText: '12/24/2026',
    beforeError: 'Select a date in the past',
  },
};

export const EndBeforeStart: Story = {
  args: {
    range: ['2026-11-12', '2026-11-12'],
    before: null,
    beforeText: '11/03/2026',
    beforeError: 'Start date must be before end date',
    focusedInput: 'endDate',
  },
};

export const German: Story = { args: { ...Filled.args, locale: 'de_DE', weekStart: 1 } };

export const Hebrew: Story = {
  args: { ...Filled.args, locale: 'he_IL' },
  parameters: { direction: 'rtl' },
};

export const Arabic: Story = {
  args: { ...Filled.args, locale: 'ar', weekStart: 6 },
  parameters: { direction: 'rtl' },
};
