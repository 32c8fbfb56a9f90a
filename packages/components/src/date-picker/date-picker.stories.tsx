import type { Meta, StoryObj } from '@storybook/react-vite';
import { configureDate, getDateEntryFormat } from '@tillview/date';
import moment, { type Moment } from 'moment';
import { useState } from 'react';
import { DatePicker, type DatePickerProps, type DatePickerState } from './date-picker.tsx';

type Args = Partial<Omit<DatePickerProps, 'date' | 'text' | 'error' | 'onUpdate'>> & {
  /** `YYYY-MM-DD`. */
  initial?: string;
  locale?: string;
  weekStart?: number;
  timeZone?: string;
  onPick?: (isoDay: string | null, state: DatePickerState) => void;
};

const isoDay = (date: Moment | null) => date && date.format('YYYY-MM-DD');

function Keeper({
  initial,
  locale = 'en_US',
  weekStart = 0,
  timeZone = 'Pacific/Auckland',
  onPick,
  ...props
}: Args) {
  configureDate({ timeZone, weekStart, locale, now: () => new Date('2026-11-19T23:30:00Z') });
  const dateFormat = getDateEntryFormat();
  const [state, setState] = useState<DatePickerState>(() => {
    const date = initial ? moment.utc(initial) : null;
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

const meta = { title: 'Filters/Date picker', component: Keeper } satisfies Meta<typeof Keeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { initial: '2026-11-05' } };

export const Clearable: Story = { args: { initial: '2026-11-05', showClearDate: true } };

export const Small: Story = { args: { ...Clearable.args, isSmall: true } };

export const Disabled: Story = { args: { initial: '2026-11-05', disabled: true } };

export const NoWeekends: Story = {
  args: { isInvalidDate: (date: Moment) => date.day() === 0 || date.day() === 6 },
};

export const German: Story = { args: { initial: '2026-11-05', locale: 'de_DE', weekStart: 1 } };

export const Dark: Story = { args: { initial: '2026-11-05' }, parameters: { theme: 'dark' } };

export const Hebrew: Story = {
  args: { initial: '2026-11-05', locale: 'he_IL' },
  parameters: { direction: 'rtl' },
};

export const Arabic: Story = {
  args: { initial: '2026-11-05', locale: 'ar', weekStart: 6 },
  parameters: { direction: 'rtl' },
};
