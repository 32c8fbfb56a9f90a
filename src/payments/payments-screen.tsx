import { paymentGatewaysStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { PaymentsPage } from './payments-page.tsx';
import './payments.css';

/** The screen with the store's payment gateways. */
export function Screen({ onError }: ScreenProps) {
  useStores([paymentGatewaysStore]);
  return (
    <ScreenPart name={__('Payments', 'tillview')} onError={onError}>
      <PaymentsPage />
    </ScreenPart>
  );
}
