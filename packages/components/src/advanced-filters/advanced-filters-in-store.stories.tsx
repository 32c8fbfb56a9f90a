import type { AdvancedFilterConfig } from '@tillview/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Autocompleter } from '../search/types.ts';
import { choosing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { AdvancedFilters } from './advanced-filters.tsx';
import { ADVANCED_FILTERS } from '../testing/filter-fixtures.ts';

const searching = (type: string, add: string): AdvancedFilterConfig<Autocompleter> => ({
  labels: { add, title: `<title>${add}</title> <rule/> <filter/>` },
  rules: [
    { value: 'includes', label: 'Includes' },
    { value: 'excludes', label: 'Excludes' },
  ],
  input: { component: 'Search', type },
});

const config = {
  ...ADVANCED_FILTERS,
  filters: {
    attribute: {
      labels: { add: 'Product attribute', title: '<title>Attribute</title> <rule/> <filter/>' },
      rules: [{ value: 'is', label: 'Is' }],
      input: { component: 'ProductAttribute' as const },
      allowMultiple: true,
    },
    product: searching('products', 'Products'),
    coupon: searching('coupons', 'Coupon codes'),
    customer: searching('customers', 'Customers'),
    country: searching('countries', 'Countries'),
    tax: searching('taxes', 'Tax rates'),
    ip: searching('downloadIps', 'Addresses'),
  },
};

type Args = {
  /** The initial query string of the URL. */
  search: string;
};

function InStore({ search }: Args) {
  return (
    <StoryPage search={search}>
      {({ query }) => <AdvancedFilters config={config} path="/analytics/orders" query={query} />}
    </StoryPage>
  );
}

const BASE = 'filter=advanced&path=%2Fanalytics%2Forders';

const meta = {
  title: 'Filters/Advanced filters in the store',
  component: InStore,
  args: {
    search: `${BASE}&attribute_is[0][0]=1&attribute_is[0][1]=30&product_includes=28%2C24%2C99999&coupon_includes=121%2C122%2C99999&customer_excludes=154&country_includes=NZ%2CDE&tax_includes=1%2C7&ip_includes=203.0.113.149`,
  },
} satisfies Meta<typeof InStore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfEachKind: Story = {};

export const AttributeWithoutValue: Story = {
  args: { search: `${BASE}&attribute_is[0][0]=1&attribute_is[0][1]=30` },
  play: choosing('size'),
};

export const DeletedAttribute: Story = {
  args: {
    search: `${BASE}&attribute_is[0][0]=77&attribute_is[0][1]=78&attribute_is[1][0]=1&attribute_is[1][1]=999`,
  },
};
