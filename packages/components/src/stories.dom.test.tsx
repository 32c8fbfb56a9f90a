import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReport } from './chart/testing/chart-page.ts';
import { loadLazyParts } from './lazy-parts/index.ts';
import { outline } from '@tillview/test-setup/outline';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>(['./*/*.stories.tsx', '!./*/*-in-store.stories.tsx'], {
  eager: true,
});

const parts = import.meta.glob([
  './date-range-filter-picker/{date-range-content,range-steps}.tsx',
  './{date-range,date-picker}/*calendar.tsx',
  './table/table-card-summary.tsx',
  './report-filters/filter-card.tsx',
]);
const loadParts = async () => void (await Promise.all(Object.values(parts).map((load) => load())));

// The app loads these parts after the first render.
beforeAll(async () => {
  await loadLazyParts();
});
beforeEach(openReport);

/** Matches the toggles to open; the first `MAX_TOGGLES` of each story are opened, one after the other. */
const CLOSED_TOGGLE = '[aria-expanded="false"]:not([disabled], [aria-disabled="true"])';
const MAX_TOGGLES = 5;

const findRoots = () => [...document.body.children].flatMap(({ children }) => [...children]);

/** Returns the outline of the story with each of its toggles opened. Escape closes what can be closed. */
async function openToggles(written: Set<string>): Promise<string[]> {
  const lines: string[] = [];
  const toggles = [...document.querySelectorAll<HTMLElement>(CLOSED_TOGGLE)];
  for (const toggle of toggles.slice(0, MAX_TOGGLES)) {
    if (!toggle.isConnected) continue;
    await userEvent.click(toggle);
    await act(loadParts);
    const name = toggle.getAttribute('aria-label') ?? (toggle.textContent || toggle.localName);
    lines.push(`## ${name}`, ...findRoots().flatMap((root) => outline(root, written)));
    await userEvent.keyboard('{Escape}');
  }
  return lines;
}

// Style sheets and assistive technology rely on these classes and attributes.
describe.each(Object.entries(modules))('%s', (path, module) => {
  it('matches its snapshot', async () => {
    const written = new Set<string>();
    const drawn: string[] = [];
    for (const [name, story] of Object.entries(composeStories(module))) {
      const Story = story as ComponentType;
      render(<Story />);
      await act(loadParts);
      const lines = findRoots().flatMap((root) => outline(root, written));
      lines.push(...(await openToggles(written)));
      cleanup();
      drawn.push([`# ${name}`, ...lines, ''].join('\n'));
    }
    await expect(drawn.join('\n')).toMatchFileSnapshot(path.replace('.tsx', '.txt'));
  });
});
