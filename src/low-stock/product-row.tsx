import { Link, ProductImage } from '@tillview/components';
import type { CatalogueProduct } from '@tillview/data';
import { formatDate } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminHref } from '../host/admin-href.ts';
import { useHost } from '../host/host-context.ts';
import { getEditedId, getProductName, getQuantity, isOutOfStock } from './low-stock-product.ts';
import { ListRow, RowFacts, RowTitle } from '../shell/parts/list-row.tsx';
import { StockEditor } from '../shell/parts/stock/stock-editor.tsx';

type Props = {
  product: CatalogueProduct;
  /** Whether a change of the product is being saved. */
  isSaving: boolean;
  /** The entered quantity that could not be saved. */
  entered: number | undefined;
  formatNumber: (value: number) => string;
  /** Undefined if the user can only view the stock. */
  onChange: ((quantity: number) => void) | undefined;
};

/** The name of a product, with a link to its page in the admin. */
function Name({ product }: { product: CatalogueProduct }) {
  const href = getAdminHref(useHost(), 'product', getEditedId(product));
  const name = getProductName(product);
  return href === undefined ? (
    <>{name}</>
  ) : (
    <Link href={href} type="wp-admin">
      {name}
    </Link>
  );
}

/** A product with its stock, and the field to change it. */
export function ProductRow({ product, isSaving, entered, formatNumber, onChange }: Props) {
  const { id, last_order_date: lastOrder, low_stock_amount: threshold } = product;
  const quantity = getQuantity(product);
  const text = quantity === null ? __('N/A', 'tillview') : formatNumber(quantity);
  const isOut = isOutOfStock(product);
  return (
    <ListRow id={id} isCompact isWrapping>
      <ProductImage product={product} width={40} height={40} alt="" />
      <div className="tillview-low-stock__text">
        <RowTitle>
          <Name product={product} />
        </RowTitle>
        <RowFacts>
          {isSaving ? (
            <span>{__('Saving…', 'tillview')}</span>
          ) : (
            <span className={`tillview-low-stock__status${isOut ? ' is-out' : ''}`}>
              {isOut ? __('Out of stock', 'tillview') : __('Low stock', 'tillview')}
            </span>
          )}
          {typeof threshold === 'number' && (
            <span>
              {sprintf(
                /* translators: %s: a number of items. */
                __('Low at %s or less', 'tillview'),
                formatNumber(threshold),
              )}
            </span>
          )}
          {lastOrder && (
            <span>
              {sprintf(
                /* translators: %s: a date. */
                __('Last order: %s', 'tillview'),
                formatDate(lastOrder),
              )}
            </span>
          )}
        </RowFacts>
      </div>
      <div className="tillview-low-stock__quantity">
        <span className="tillview-low-stock__label" aria-hidden={onChange ? true : undefined}>
          {__('Stock', 'tillview')}
        </span>
        {onChange ? (
          <StockEditor
            name={getProductName(product)}
            quantity={quantity}
            text={text}
            entered={entered}
            onSave={onChange}
          />
        ) : (
          <span>{text}</span>
        )}
      </div>
    </ListRow>
  );
}
