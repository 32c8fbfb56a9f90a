import { Card, EmptyContent, Pagination, Placeholder } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { getQueryText } from '@tillview/navigation';
import { numberFormat } from '@tillview/number';
import { __ } from '@wordpress/i18n';
import { useContext, useEffect } from 'react';
import { useHost } from '../host/host-context.ts';
import { ChangeNotices } from '../shell/parts/change-notices.tsx';
import { PartError } from '../shell/parts/part-error.tsx';
import { RowFocus } from '../shell/parts/row-focus.tsx';
import { ScreenHeader } from '../shell/parts/screen-header.tsx';
import { useAddress } from '../shell/use-address.ts';
import { PRODUCTS_PER_PAGE } from './low-stock-query.ts';
import { ProductRow } from './product-row.tsx';
import { useLowStock } from './use-low-stock.ts';
import { useStockChanges } from './use-stock-changes.ts';

/** Lines of the placeholder: about as many products as fit on a screen. */
const PLACEHOLDER_LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What the store asks for to change the stock. */
const EDIT_CAPABILITY = 'edit_products';

/** The products whose stock is low or used up, page by page, or why there are none. */
export function LowStockPage() {
  const { query, updateQuery } = useAddress();
  const { user } = useHost();
  const currency = useContext(CurrencyContext);
  const formatNumber = (value: number) =>
    numberFormat({ ...currency.getCurrencyConfig(), precision: 0 }, value);
  const page = Math.max(1, Math.trunc(Number(getQueryText(query, 'paged') ?? 1)) || 1);
  const { products, isKnown, total, error, onReadAgain } = useLowStock(page);
  const { changes, onChange, getEntered } = useStockChanges(formatNumber);
  const isEmpty = isKnown && products.length === 0;
  const isPastEnd = isEmpty && page > 1;

  // The last product of the last page is not low any more.
  useEffect(() => {
    if (isPastEnd)
      updateQuery({ paged: page > 2 ? String(page - 1) : undefined }, { isReplace: true });
  }, [isPastEnd, page, updateQuery]);

  const canEdit = !user || user.capabilities[EDIT_CAPABILITY] === true;
  return (
    <div className="tillview-low-stock">
      <ScreenHeader title={__('Low stock', 'tillview')} />
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {!isKnown && !error && (
          <div className="tillview-low-stock__loading" aria-busy="true">
            <p className="tillview-visually-hidden" role="status">
              {__('Loading products…', 'tillview')}
            </p>
            {PLACEHOLDER_LINES.map((line) => (
              <Placeholder key={line} height="48px" />
            ))}
          </div>
        )}
        {isEmpty && !isPastEnd && (
          <EmptyContent
            title={__('No product is low or out of stock.', 'tillview')}
            message={__(
              'Products whose stock is counted appear here when it falls to their low stock threshold.',
              'tillview',
            )}
          />
        )}
        <RowFocus>
          <ul className="tillview-low-stock__list">
            {products.map((product) => (
              <ProductRow
                key={product.id}
                // A list that is read meanwhile has the stock of before.
                product={{ ...product, ...changes.getFields(product.id) }}
                isSaving={changes.getFields(product.id) !== undefined}
                entered={getEntered(product.id)}
                formatNumber={formatNumber}
                onChange={canEdit ? (quantity) => onChange(product, quantity) : undefined}
              />
            ))}
          </ul>
        </RowFocus>
        {error && (
          <PartError
            error={error}
            title={__('The products could not be loaded.', 'tillview')}
            unavailable={__('This store does not list products with low stock.', 'tillview')}
            forbidden={__(
              'You do not have permission to see the stock. An administrator can give it to your account.',
              'tillview',
            )}
            onRetry={onReadAgain}
            isInline={isKnown}
          />
        )}
        {isKnown && (total ?? 0) > PRODUCTS_PER_PAGE && (
          <div className="tillview-low-stock__pages">
            <Pagination
              page={page}
              perPage={PRODUCTS_PER_PAGE}
              total={total ?? 0}
              showPerPagePicker={false}
              onPageChange={(to) => updateQuery({ paged: to > 1 ? String(to) : undefined })}
            />
          </div>
        )}
      </Card>
    </div>
  );
}
