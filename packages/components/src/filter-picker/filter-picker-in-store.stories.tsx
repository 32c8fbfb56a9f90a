import type { FilterConfig } from '@tillview/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Autocompleter } from '../search/types.ts';
import { pressing } from '../testing/play.ts';
import { createStoreLabels } from '../testing/store-labels.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { FilterPicker } from './filter-picker.tsx';

type Args = {
  /** The initial query string of the URL. */
  search: string;
};

function InStore({ search }: Args) {
  return (
    <StoryPage search={search}>
      {({ query, registry }) => {
        const config: FilterConfig<Autocompleter> = {
          label: 'Show:',
          param: 'filter',
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
                    type: 'products',
                    param: 'products',
                    getLabels: createStoreLabels(registry, 'products'),
                    labels: {
                      placeholder: 'Type to search for a product',
                      button: 'Single product',
                    },
                  },
                },
              ],
            },
          ],
        };
        return (
          <div style={{ maxInlineSize: 320, minBlockSize: 420 }}>
            <FilterPicker config={config} path="/analytics/products" query={query} />
          </div>
        );
      }}
    </StoryPage>
  );
}

const meta = {
  title: 'Filters/Filter picker in the store',
  component: InStore,
  args: { search: 'filter=single_product&products=28' },
} satisfies Meta<typeof InStore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleProduct: Story = {};

export const Open: Story = { play: pressing() };

export const DeletedProduct: Story = { args: { search: 'filter=single_product&products=99999' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: pressing() };
