import { registerStores } from '@tillview/data';
import {
  configureNavigation,
  createMemoryHistory,
  type AdvancedFiltersConfig,
} from '@tillview/navigation';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, startRestServer } from '../../../data/src/testing/rest-server.ts';
import type { Autocompleter } from '../search/types.ts';
import { useQuery } from '../use-url/use-url.ts';
import { AdvancedFilters } from './advanced-filters.tsx';

const server = startRestServer();
const attributes = `${API_ROOT}/wc-analytics/products/attributes`;

const CONFIG: AdvancedFiltersConfig<Autocompleter> = {
  title: 'Products match <select/>',
  filters: {
    attribute: {
      labels: { add: 'Attribute' },
      rules: [{ value: 'is', label: 'Is' }],
      input: { component: 'ProductAttribute' },
    },
  },
};

function Panel() {
  return <AdvancedFilters config={CONFIG} path="/" query={useQuery()} />;
}

function renderPanel(termCount: number, termId: number) {
  const terms = Array.from({ length: Math.min(100, termCount) }, (_, index) => ({
    id: index + 1,
    name: `Colour ${index + 1}`,
  }));
  server.use(
    http.get(`${attributes}/3`, () => HttpResponse.json({ id: 3, name: 'Colour' })),
    http.get(`${attributes}/3/terms`, () =>
      HttpResponse.json(terms, { headers: { 'x-wp-total': String(termCount) } }),
    ),
  );
  configureNavigation({
    history: createMemoryHistory(`admin.php?attribute_is[0]=3&attribute_is[1]=${termId}`),
  });
  const registry = createRegistry();
  registerStores(registry);
  render(
    <RegistryProvider value={registry}>
      <Panel />
    </RegistryProvider>,
  );
}

const term = () => screen.findByRole('combobox', { name: 'Attribute value' });

describe('an attribute with more than 100 terms', () => {
  it('lists the first 100 terms and shows a note (R7.6)', async () => {
    renderPanel(150, 7);
    await userEvent.setup().click(await term());
    const listed = within(screen.getByRole('listbox', { name: 'Attribute value' }));
    expect(listed.getAllByRole('option')).toHaveLength(100);
    expect(screen.getByText('Only the first 100 values are listed.')).toBeVisible();
    expect(await term()).toHaveAccessibleDescription('Only the first 100 values are listed.');
  });

  it('does not label a selected term beyond the first 100 as deleted', async () => {
    renderPanel(150, 140);
    expect(await term()).toHaveValue('#140');
  });
});
