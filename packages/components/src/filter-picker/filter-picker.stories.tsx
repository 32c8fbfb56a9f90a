import type { Meta, StoryObj } from '@storybook/react-vite';
import type {
  AdvancedFiltersConfig,
  FilterConfig,
  FilterLabel,
  GetFilterLabels,
  Query,
  QueryUpdate,
} from '@tillview/navigation';
import type { Autocompleter } from '../search/types.ts';
import {
  createCompleter,
  createGetLabels,
  failToGetLabels,
  LONG_WORD,
  neverGetLabels,
} from '../testing/completer.ts';
import { pressing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { FilterPicker } from './filter-picker.tsx';

const FRUIT: FilterLabel[] = [
  { key: 1, label: 'Apple' },
  { key: 2, label: 'Banana' },
  { key: 3, label: LONG_WORD },
];

const fruit = createCompleter('fruit', FRUIT);

const config: FilterConfig<Autocompleter> = {
  label: 'Show:',
  param: 'filter',
  staticParams: ['chartType'],
  filters: [
    { value: 'all', label: 'All products' },
    {
      value: 'select_product',
      label: 'Single product',
      subFilters: [
        {
          value: 'single_product',
          label: 'Single product',
          component: 'Search',
          settings: {
            type: 'custom',
            param: 'products',
            getLabels: createGetLabels(FRUIT),
            autocompleter: fruit,
            labels: { placeholder: 'Type to search for a product', button: 'Single product' },
          },
        },
      ],
    },
    {
      value: 'more',
      label: 'More',
      subFilters: [
        { value: 'new', label: 'New products' },
        {
          value: 'deep',
          label: 'Deeper',
          subFilters: [{ value: 'deepest', label: 'Deepest', query: { orderby: 'name' } }],
        },
      ],
    },
    { value: 'advanced', label: 'Advanced filters' },
  ],
};

const advancedFilters: AdvancedFiltersConfig<Autocompleter> = {
  title: '',
  filters: {
    status: {
      labels: { add: 'Status' },
      rules: [{ value: 'is', label: 'is' }],
      input: { component: 'SelectControl' },
    },
  },
};

type Args = {
  /** The initial query string of the URL. */
  search: string;
  getNames?: GetFilterLabels;
  onQueryUpdate?: (update: QueryUpdate) => void;
  onFilterSelect?: (update: QueryUpdate) => void;
};

function Picker({
  query,
  getNames = createGetLabels(FRUIT),
  onQueryUpdate,
  onFilterSelect,
}: Omit<Args, 'search'> & { query: Query }) {
  const withNames: FilterConfig<Autocompleter> = {
    ...config,
    filters: config.filters.map((filter) => ({
      ...filter,
      ...(filter.subFilters && {
        subFilters: filter.subFilters.map((inner) => ({
          ...inner,
          ...(inner.settings && { settings: { ...inner.settings, getLabels: getNames } }),
        })),
      }),
    })),
  };
  return (
    <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
      <FilterPicker
        config={withNames}
        path="/analytics/products"
        query={query}
        advancedFilters={advancedFilters}
        onQueryUpdate={onQueryUpdate}
        onFilterSelect={onFilterSelect}
      />
    </div>
  );
}

function AtUrl({ search, ...props }: Args) {
  return (
    <StoryPage search={search}>{({ query }) => <Picker {...props} query={query} />}</StoryPage>
  );
}

const meta = {
  title: 'Filters/Filter picker',
  component: AtUrl,
  subcomponents: { FilterPicker },
  args: { search: 'period=week&path=%2Fanalytics%2Fproducts' },
} satisfies Meta<typeof AtUrl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SingleProduct: Story = {
  args: { search: 'filter=single_product&products=2&path=%2Fanalytics%2Fproducts' },
};

export const DeletedProduct: Story = {
  args: { search: 'filter=single_product&products=99&path=%2Fanalytics%2Fproducts' },
};

export const NamesFail: Story = {
  args: { ...SingleProduct.args, getNames: failToGetLabels },
};

export const NamesLoading: Story = { args: { ...SingleProduct.args, getNames: neverGetLabels } };

export const Open: Story = { play: pressing() };

export const OpenSearch: Story = { args: { ...SingleProduct.args }, play: pressing() };

export const LongWords: Story = {
  args: { search: 'filter=single_product&products=3&path=%2Fanalytics%2Fproducts' },
  parameters: { width: 'phone' },
  play: pressing(),
};

export const Nested: Story = {
  args: { search: 'filter=deepest&path=%2Fanalytics%2Fproducts' },
};

export const Advanced: Story = {
  args: { search: 'filter=advanced&status_is=x&match=any&paged=3&path=%2Fanalytics%2Fproducts' },
};

export const RightToLeft: Story = {
  args: { ...Nested.args },
  parameters: { direction: 'rtl' },
  play: pressing(),
};
