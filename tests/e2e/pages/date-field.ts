import type { ControlPage } from './controls.ts';
import { eventually } from './eventually.ts';

/** The field of a date picker, and the parts of its calendar. */
export function partsOf(on: ControlPage) {
  const { page } = on;
  const field = page.getByRole('textbox', { name: 'Select a date' });
  const calendar = page.getByRole('application', { name: 'Calendar' });
  return {
    field,
    calendar,
    day: (name: string) => calendar.getByRole('button', { name }),
    month: calendar.locator('.CalendarMonth[data-visible="true"]'),
    hasFocus: (target: typeof field) =>
      eventually(() => target.evaluate((node) => node === document.activeElement)).toBe(true),
  };
}
