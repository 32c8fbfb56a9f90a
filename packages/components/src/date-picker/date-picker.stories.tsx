import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDateEntryFormat } from '@tillview/date';
import moment, { type Moment } from 'moment';
import { useState } from 'react';
import { pressing } from '../testing/play.ts';
import { configureStoryDate } from '../testing/story-page.tsx';
import { DatePicker, type DatePickerProps, type DatePickerState } from './date-picker.tsx';

type Args = Partial<Omit<DatePickerProps, 'date' | 'text' | 'error' | 'onUpdate'>> & {
  /** The initial date, as `YYYY-MM-DD`. */
  initial?: string;
  /** An invalid text with its error, instead of a date. */
  typed?: { text: string; error: string };
  locale?: string;
  weekStart?: number;
  timeZone?: string;
  onPick?: (isoDay: string | null, state: DatePickerState) => void;
};

const isoDay = (date: Moment | null) => date && date.format('YYYY-MM-DD');

function Stateful({
  initial,
  typed,
  locale = 'en_US',
  weekStart = 0,
  timeZone = 'Pacific/Auckland',
  onPick,
  ...props
}: Args) {
  configureStoryDate({ timeZone, weekStart, locale });
  const dateFormat = getDateEntryFormat();
  const [state, setState] = useState<DatePickerState>(() => {
    const date = initial ? moment.utc(initial) : null;
    if (typed) return { date: null, ...typed };
    return { date, text: date ? date.format(dateFormat) : '', error: null };
  });
  return (
    <div style={{ maxInlineSize: 200, minBlockSize: 420 }}>
      <DatePicker
        dateFormat={dateFormat}
        {...props}
        {...state}
        onUpdate={(next) => {
          setState(next);
          onPick?.(isoDay(next.date), next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Filters/Date picker',
  component: Stateful,
  subcomponents: { DatePicker },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { initial: '2026-11-05' } };

export const Open: Story = { args: { ...Filled.args }, play: pressing('input') };

export const Invalid: Story = { args: { typed: { text: '02/30/2026', error: 'Invalid date' } } };

export const InTheFuture: Story = {
  args: { typed: { text: '12/24/2026', error: 'Select a date in the past' } },
};

export const WithName: Story = {
  args: { initial: '2026-11-05', label: 'Comparison start', isLabelHidden: false },
};

export const Clearable: Story = { args: { initial: '2026-11-05', showClearDate: true } };

export const Small: Story = { args: { ...Clearable.args, isSmall: true } };

export const Disabled: Story = { args: { initial: '2026-11-05', disabled: true } };

export const NoWeekends: Story = {
  args: { isInvalidDate: (date: Moment) => date.day() === 0 || date.day() === 6 },
  play: pressing('input'),
};

export const German: Story = { args: { initial: '2026-11-05', locale: 'de_DE', weekStart: 1 } };

export const Hebrew: Story = {
  args: { initial: '2026-11-05', locale: 'he_IL' },
  parameters: { direction: 'rtl' },
  play: pressing('input'),
};
