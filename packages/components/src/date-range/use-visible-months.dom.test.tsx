import { configureDate } from '@tillview/date';
import { act, renderHook } from '@testing-library/react';
import moment from 'moment';
import { beforeEach, expect, it } from 'vitest';
import { useVisibleMonths } from './use-visible-months.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const day = (text: string | null) => text && moment.utc(text);
type Props = { shown: string | null; count?: number; isVertical?: boolean };

const setUp = (initialProps: Props) => {
  const { result, rerender } = renderHook(
    ({ shown, count = 2, isVertical = false }: Props) =>
      useVisibleMonths(day(shown) || null, count, isVertical),
    { initialProps },
  );
  const read = () => {
    const { resetKey, calendarProps } = result.current;
    return [calendarProps.initialVisibleMonth().format('YYYY-MM'), resetKey];
  };
  return { read, rerender, result };
};

it.each<[Props, string]>([
  [{ shown: null }, '2026-10'],
  [{ shown: null, isVertical: true }, '2026-10'],
  [{ shown: null, count: 1 }, '2026-11'],
  [{ shown: '2026-11-05' }, '2026-10'],
  [{ shown: '2026-11-05', isVertical: true }, '2026-11'],
  [{ shown: '2026-03-31' }, '2026-03'],
  [{ shown: '2027-03-31' }, '2026-10'],
])('for %j the first visible month is %s', (props, month) => {
  expect(setUp(props).read()).toEqual([month, 0]);
});

it('changes to the month of a typed date, unless it is already visible', () => {
  const { read, rerender, result } = setUp({ shown: '2026-03-15' });
  rerender({ shown: '2026-04-30' });
  expect(read()).toEqual(['2026-03', 0]);
  rerender({ shown: '2026-05-01' });
  expect(read()).toEqual(['2026-05', 1]);
  rerender({ shown: '2026-04-30' });
  expect(read()).toEqual(['2026-04', 2]);
  rerender({ shown: null });
  expect(read()).toEqual(['2026-04', 2]);
  act(() => result.current.calendarProps.onNextMonthClick(moment.utc('2026-06-01')));
  expect(read()).toEqual(['2026-06', 2]);
});
