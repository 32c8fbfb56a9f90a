import {
  configureNavigation,
  createMemoryHistory,
  getHistory,
  getQuery,
  type AdvancedFiltersConfig,
} from '@tillview/navigation';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Autocompleter } from '../search/types.ts';
import { useQuery } from '../use-url/use-url.ts';
import { AdvancedFilters } from './advanced-filters.tsx';

type Filter = AdvancedFiltersConfig<Autocompleter>['filters'][string];

const CHOICES = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const getOptions = vi.fn(() => Promise.resolve(CHOICES));

const CONFIG: AdvancedFiltersConfig<Autocompleter> = {
  title: 'Orders match <select/>',
  filters: {
    status: {
      labels: { add: 'Status' },
      rules: [{ value: 'is', label: 'Is' }],
      input: { component: 'SelectControl', options: CHOICES },
    },
    channel: { labels: { add: 'Channel' }, input: { component: 'SelectControl', getOptions } },
  },
};

const selectFilter = (add: string): Filter => ({
  labels: { add },
  input: { component: 'SelectControl', options: CHOICES },
});

const THREE: AdvancedFiltersConfig<Autocompleter> = {
  title: 'Orders match <select/>',
  filters: {
    ...CONFIG.filters,
    size: selectFilter('Size'),
    colour: selectFilter('Colour'),
  },
};

function Panel({ config = CONFIG }: { config?: AdvancedFiltersConfig<Autocompleter> }) {
  return <AdvancedFilters config={config} path="/" query={useQuery()} />;
}

function renderPanel(search: string, config?: AdvancedFiltersConfig<Autocompleter>) {
  configureNavigation({ history: createMemoryHistory(`admin.php?${search}`) });
  render(
    <RegistryProvider value={createRegistry()}>
      <Panel {...(config ? { config } : {})} />
    </RegistryProvider>,
  );
  return userEvent.setup();
}

function clickWithModifier(link: HTMLElement, key: string) {
  const click = createEvent.click(link, { [key]: true });
  click.preventDefault = vi.fn();
  fireEvent(link, click);
  expect(click.preventDefault).not.toHaveBeenCalled();
}

const status = () => screen.getByRole('combobox', { name: 'Status' });

afterEach(() => {
  getOptions.mockReset();
});

describe('the panel', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    "keeps its filters when 'Clear all filters' is clicked with %s (R2.23)",
    (key) => {
      renderPanel('status_is=a');
      clickWithModifier(screen.getByRole('link', { name: 'Clear all filters' }), key);
      expect(status()).toHaveValue('a');
      expect(getQuery()).toMatchObject({ status_is: 'a' });
    },
  );

  it('keeps the focus on Filter when a navigation disables it', async () => {
    const user = renderPanel('status_is=a');
    await user.selectOptions(status(), 'b');
    const link = screen.getByRole('link', { name: 'Filter' });
    link.focus();
    act(() => getHistory().push('admin.php?status_is=b'));
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('keeps the focus in the row when its options are requested again', async () => {
    getOptions.mockRejectedValue(new Error('offline'));
    const user = renderPanel('channel=b');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    getOptions.mockResolvedValue(CHOICES);
    await user.click(retry);
    expect(await screen.findByRole('option', { name: 'A' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Channel' })).toHaveFocus();
  });

  it('moves the focus from a removed row to its neighbour, and from the last row to the add button', async () => {
    const user = renderPanel('status_is=a&size=a&colour=a', THREE);
    const remove = (name: string) =>
      user.click(screen.getByRole('button', { name: `Remove the filter: ${name}` }));
    await remove('Size');
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveFocus();
    await remove('Colour');
    expect(screen.getByRole('group', { name: 'Status' })).toHaveFocus();
    await remove('Status');
    expect(screen.getByRole('button', { name: 'Add a filter' })).toHaveFocus();
  });

  it("moves the focus to the add button after 'Clear all filters'", async () => {
    const user = renderPanel('status_is=a&size=a', THREE);
    screen.getByRole('link', { name: 'Clear all filters' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Clear all filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a filter' })).toHaveFocus();
  });

  it('does not offer a filter that has no control', async () => {
    // The config of another plugin may contain components that our types do not allow.
    const odd: object = { odd: { labels: { add: 'Odd' }, input: { component: 'Slider' } } };
    const user = renderPanel('', { ...CONFIG, filters: { ...CONFIG.filters, ...odd } });
    await user.click(screen.getByRole('button', { name: 'Add a filter' }));
    expect(screen.getByRole('button', { name: 'Status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Odd' })).not.toBeInTheDocument();
  });
});
