import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import type { Autocompleter } from '../search/types.ts';
import { LONG_WORD } from '../testing/completer.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { ReportFilters, type ReportFiltersProps } from './report-filters.tsx';

const getLabels = (value: string) =>
  Promise.resolve(
    value
      .split(',')
      .filter(Boolean)
      .map((key) => ({ key, label: `Item ${key}` })),
  );

const filters: FilterConfig<Autocompleter>[] = [
  {
    label: 'Show:',
    param: 'filter',
    filters: [
      { value: 'all', label: 'All products' },
      {
        value: 'compare-products',
        label: 'Comparison',
        settings: {
          type: 'products',
          param: 'products',
          getLabels,
          labels: { title: 'Compare products', update: 'Compare', placeholder: 'Search products' },
        },
      },
      {
        value: 'compare-categories',
        label: 'Categories',
        settings: {
          type: 'categories',
          param: 'categories',
          getLabels,
          labels: { title: 'Compare categories' },
        },
      },
      { value: 'advanced', label: 'Advanced filters' },
    ],
  },
  {
    label: 'Kind:',
    param: 'kind',
    showFilters: (query) => query['hidden'] !== '1',
    filters: [{ value: 'all', label: 'All kinds' }],
  },
];

const advancedFilters: AdvancedFiltersConfig<Autocompleter> = {
  title: 'Products match <select/> of these filters',
  filters: {
    items: {
      labels: { add: 'Item count' },
      rules: [{ value: 'lessthan', label: 'Less than' }],
      input: { component: 'Number' },
    },
  },
};

type Args = Omit<ReportFiltersProps, 'path' | 'query'> & {
  /** The initial query string of the URL. */
  search: string;
};

function AtUrl({ search, ...props }: Args) {
  return (
    <StoryPage search={search}>
      {({ query }) => <ReportFilters {...props} path="/analytics/products" query={query} />}
    </StoryPage>
  );
}

const meta = {
  title: 'Filters/Report filters',
  component: AtUrl,
  subcomponents: { ReportFilters },
  args: { search: 'path=%2Fanalytics%2Fproducts', filters, advancedFilters },
} satisfies Meta<typeof AtUrl>;

export default meta;
type Story = StoryObj<typeof meta>;

const BASE = 'path=%2Fanalytics%2Fproducts';

export const Plain: Story = {};

export const DateOnly: Story = { args: { filters: [] } };

export const NoDate: Story = { args: { showDatePicker: false } };

export const Comparing: Story = {
  args: { search: `${BASE}&filter=compare-products&products=1%2C2&paged=4` },
};

export const UnknownComparison: Story = { args: { search: `${BASE}&filter=compare-nothing` } };

export const Advanced: Story = {
  args: { search: `${BASE}&filter=advanced&items_lessthan=5&paged=4` },
};

export const HiddenPicker: Story = { args: { search: `${BASE}&hidden=1` } };

export const LongWords: Story = {
  args: {
    filters: [
      { label: LONG_WORD, param: 'filter', filters: [{ value: 'all', label: LONG_WORD }] },
      { label: 'Kind:', param: 'kind', filters: [{ value: 'all', label: 'All kinds' }] },
    ],
  },
  parameters: { width: 'phone' },
};
