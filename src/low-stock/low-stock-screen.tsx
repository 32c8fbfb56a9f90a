import { itemsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { LowStockPage } from './low-stock-page.tsx';
import './low-stock.css';

/** The screen with products that have low stock or are out of stock. */
export function Screen({ onError }: ScreenProps) {
  useStores([itemsStore]);
  return (
    <ScreenPart name={__('Low stock', 'tillview')} onError={onError}>
      <LowStockPage />
    </ScreenPart>
  );
}
