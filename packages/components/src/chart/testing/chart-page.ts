import { createMemoryHistory, configureNavigation } from '@tillview/navigation';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setViewportWidth } from '@tillview/test-setup/dom';
import * as stories from '../chart.stories.tsx';
import { loadChartExtras } from '../view/use-chart-extras.ts';

// The tests of a chart need all of its code to be loaded.
await loadChartExtras();

/** The chart's stories. This file helps tests to find the parts of a chart by role and name; it is for tests only. */
export const all = composeStories(stories);

/**
 * A chart of 1090 pixels has a plot of 980 pixels, so the points of a line chart of twenty days are 980 / 19 pixels
 * apart.
 */
export const WIDTH = 1090;
export const STEP = 980 / 19;

export const seriesGroups = () => [...document.querySelectorAll('[data-series]')];
const keyOf = (group: Element) => group.getAttribute('data-series');

export const plot = (name = 'Net sales') => screen.getByRole('application', { name });
export const drawn = () => seriesGroups().map(keyOf);
export const dimmed = () =>
  seriesGroups().flatMap((group) => (group.classList.contains('is-dimmed') ? [keyOf(group)] : []));
export const announced = () => document.querySelector('[aria-live]')?.textContent ?? '';
export const canvas = () => document.querySelector('.tillview-chart__canvas')!;
export const hover = (x: number) => fireEvent.pointerMove(canvas(), { clientX: x, clientY: 50 });

/** Opens the menu of the chart and returns one of its items. */
export async function menuItem(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Chart menu' }));
  return screen.getByText(name).closest<HTMLElement>('[role^="menuitem"]')!;
}

/** Switches between the chart and the table of its metrics. */
export const pressTable = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));

/** Opens the revenue report in a wide viewport. */
export function openReport(): void {
  setViewportWidth(1440);
  configureNavigation({
    history: createMemoryHistory(
      'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=month',
    ),
  });
}
