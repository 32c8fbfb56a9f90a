import { exportStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { ExportsPage } from './exports-page.tsx';
import './exports.css';

/** The exports that the store sends by email. */
export function Screen({ onError }: ScreenProps) {
  useStores([exportStore]);
  return (
    <ScreenPart name={__('Exports', 'tillview')} onError={onError}>
      <ExportsPage />
    </ScreenPart>
  );
}
