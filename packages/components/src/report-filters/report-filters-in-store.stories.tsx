import type { FilterConfig, FilterOption } from '@tillview/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataRegistry } from '@wordpress/data';
import type { Autocompleter } from '../search/types.ts';
import { typing } from '../testing/play.ts';
import { createStoreLabels } from '../testing/store-labels.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { ReportFilters } from './report-filters.tsx';

function compare(
  registry: DataRegistry,
  type: 'products' | 'categories',
): FilterOption<Autocompleter> {
  return {
    value: `compare-${type}`,
    label: `Compare ${type}`,
    settings: {
      type,
      param: type,
      getLabels: createStoreLabels(registry, type),
      labels: {
        title: `Compare ${type}`,
        placeholder: `Search ${type}`,
        helpText: `Choose at least two ${type} to compare`,
        update: 'Compare',
      },
    },
  };
}

type Args = {
  /** The initial query string of the URL. */
  search: string;
};

function InStore({ search }: Args) {
  return (
    <StoryPage search={search}>
      {({ query, registry }) => {
        const filter: FilterConfig<Autocompleter> = {
          label: 'Show:',
          param: 'filter',
          filters: [
            { value: 'all', label: 'All products' },
            compare(registry, 'products'),
            compare(registry, 'categories'),
          ],
        };
        return (
          <div style={{ minBlockSize: 560 }}>
            <ReportFilters path="/analytics/products" query={query} filters={[filter]} />
          </div>
        );
      }}
    </StoryPage>
  );
}

const BASE = 'path=%2Fanalytics%2Fproducts';

const meta = {
  title: 'Filters/Report filters in the store',
  component: InStore,
  args: { search: `${BASE}&filter=compare-products&products=24%2C28%2C99999` },
} satisfies Meta<typeof InStore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CompareProducts: Story = {};

export const CompareCategories: Story = {
  args: { search: `${BASE}&filter=compare-categories&categories=20%2C25` },
};

export const Searching: Story = { play: typing('e') };
