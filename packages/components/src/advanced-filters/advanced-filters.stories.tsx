import type { Meta, StoryObj } from '@storybook/react-vite';
import { failToGetLabels, LONG_WORD, neverGetLabels } from '../testing/completer.ts';
import { pressing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters.tsx';
import { ADVANCED_FILTERS, withLabels, withOptions } from '../testing/filter-fixtures.ts';

type Args = Partial<Omit<AdvancedFiltersProps, 'query' | 'path'>> & {
  /** The initial query string of the URL. */
  search: string;
};

function AtUrl({ search, config = ADVANCED_FILTERS, ...props }: Args) {
  return (
    <StoryPage search={search}>
      {({ query }) => (
        <AdvancedFilters {...props} config={config} path="/analytics/orders" query={query} />
      )}
    </StoryPage>
  );
}

const meta = {
  title: 'Filters/Advanced filters',
  component: AtUrl,
  subcomponents: { AdvancedFilters },
  args: { search: 'filter=advanced&path=%2Fanalytics%2Forders' },
} satisfies Meta<typeof AtUrl>;

export default meta;
type Story = StoryObj<typeof meta>;

const BASE = 'filter=advanced&path=%2Fanalytics%2Forders';

export const Empty: Story = {};

export const Several: Story = {
  args: {
    search: `${BASE}&status_is=pending&product_includes=1%2C77&items_between[0]=2&items_between[1]=5&total_morethan=100&registered_between[0]=2026-11-01&registered_between[1]=2026-11-05&match=any&paged=3`,
  },
};

export const OneStatus: Story = { args: { search: `${BASE}&status_is=pending` } };

export const UnknownValues: Story = {
  args: { search: `${BASE}&status_is=refunded&registered_after=soon&product_includes=77` },
};

export const OptionsFail: Story = {
  args: { search: `${BASE}&customer=new`, config: withOptions(() => Promise.reject(new Error())) },
};

export const OptionsLoading: Story = {
  args: { search: `${BASE}&customer=new`, config: withOptions(() => new Promise(() => undefined)) },
};

export const NamesFail: Story = {
  args: { search: `${BASE}&product_includes=1%2C2`, config: withLabels(failToGetLabels) },
};

export const NamesLoading: Story = {
  args: { search: `${BASE}&product_includes=1%2C2`, config: withLabels(neverGetLabels) },
};

export const Choices: Story = { play: pressing('[aria-expanded]') };

export const LongWords: Story = {
  args: {
    search: `${BASE}&long_is=a&items_between[0]=1234567890123456789&items_between[1]=9876543210987654321`,
    config: {
      title: `<title>${LONG_WORD}</title> <select/>`,
      filters: {
        items: ADVANCED_FILTERS.filters['items'] ?? {
          labels: { add: 'Items' },
          input: { component: 'Number' },
        },
        long: {
          labels: { add: LONG_WORD, title: `<title>${LONG_WORD}</title> <rule/> <filter/>` },
          rules: [{ value: 'is', label: LONG_WORD }],
          input: {
            component: 'SelectControl',
            options: [{ value: 'a', label: LONG_WORD.repeat(2) }],
          },
        },
      },
    },
  },
  parameters: { width: 'phone' },
};

export const Euro: Story = {
  args: {
    search: `${BASE}&total_between[0]=10&total_between[1]=2500.5`,
    currency: {
      symbol: '€',
      symbolPosition: 'right_space',
      decimalSeparator: ',',
      thousandSeparator: '.',
    },
    siteLocale: 'de_DE',
  },
};

export const RightToLeft: Story = {
  args: { ...Several.args, siteLocale: 'he_IL' },
  parameters: { direction: 'rtl' },
};
