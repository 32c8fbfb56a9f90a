import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFocusOnDay } from './use-focus-on-day.ts';

it('waits for the day that is the tab stop, until the calendar is unmounted', async () => {
  const calendar = document.body.appendChild(document.createElement('div'));
  const { unmount } = renderHook(() => useFocusOnDay(calendar, true));
  calendar.innerHTML = '<button class="CalendarDay" tabindex="0">20</button>';
  const day = calendar.querySelector('button');
  await vi.waitFor(() => expect(day).toHaveFocus());
  unmount();
  calendar.replaceChildren();
  const early = renderHook(() => useFocusOnDay(calendar, true));
  early.unmount();
  calendar.innerHTML = '<button class="CalendarDay" tabindex="0">21</button>';
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.body).toHaveFocus();
});

it('does not move the focus when the calendar is not focused', () => {
  const calendar = document.body.appendChild(document.createElement('div'));
  calendar.innerHTML = '<button class="CalendarDay" tabindex="0">20</button>';
  renderHook(() => useFocusOnDay(calendar, false));
  expect(document.body).toHaveFocus();
});
