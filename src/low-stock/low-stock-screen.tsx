import { Card, EmptyContent } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { itemsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useContext } from 'react';
import { useHost } from '../host/host-context.ts';
import { ChangeNotices } from '../shell/parts/change-notices.tsx';
import { COUNT_DECIMALS, formatDecimal } from '../shell/parts/format-decimal.ts';
import { List, ListStatus, ListPages } from '../shell/parts/list.tsx';
import { ScreenPage } from '../shell/parts/screen-page.tsx';
import { usePageNumber } from '../shell/parts/use-page-number.ts';
import { PRODUCTS_PER_PAGE } from './low-stock-query.ts';
import { ProductRow } from './product-row.tsx';
import { useLowStock } from './use-low-stock.ts';
import { useStockChanges } from './use-stock-changes.ts';
import './low-stock.css';

/** The data stores of the screen. */
export const stores = [itemsStore];

/** The capability that the store requires for changing stock. */
const EDIT_CAPABILITY = 'edit_products';

/** The products with low stock or out of stock, page by page, or the reason why there are none. */
export function Screen() {
  const { user } = useHost();
  const currency = useContext(CurrencyContext);
  const formatNumber = (value: number) =>
    formatDecimal(currency.getCurrencyConfig(), value, COUNT_DECIMALS);
  const pages = usePageNumber();
  const { products, isKnown, total, error, onRetry } = useLowStock(pages.page);
  const { changes, onChange, getEntered } = useStockChanges(formatNumber);
  const isEmpty = isKnown && products.length === 0;

  const canEdit = !user || user.capabilities[EDIT_CAPABILITY] === true;
  return (
    <ScreenPage title={__('Low stock', 'tillview')}>
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {isEmpty && pages.page === 1 && (
          <EmptyContent
            title={__('No product is low or out of stock.', 'tillview')}
            message={__(
              'Products whose stock is counted appear here when it falls to their low stock threshold.',
              'tillview',
            )}
          />
        )}
        <List>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              // A list that is loaded while a change is being saved contains the previous stock.
              product={{ ...product, ...changes.getFields(product.id) }}
              isSaving={changes.getFields(product.id) !== undefined}
              entered={getEntered(product.id)}
              formatNumber={formatNumber}
              onChange={canEdit ? (quantity) => onChange(product, quantity) : undefined}
            />
          ))}
        </List>
        <ListStatus
          isKnown={isKnown}
          error={error}
          label={__('Loading products…', 'tillview')}
          lines={6}
          height="48px"
          subject={__('the products with low stock', 'tillview')}
          onRetry={onRetry}
        />
        <ListPages
          pages={pages}
          perPage={PRODUCTS_PER_PAGE}
          total={isKnown ? total : undefined}
          isEmpty={isEmpty}
        />
      </Card>
    </ScreenPage>
  );
}
