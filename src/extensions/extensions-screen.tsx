import { optionsStore, pluginsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { ExtensionsPage } from './extensions-page.tsx';
import './extensions.css';

/** The screen with the extensions of the store. */
export function Screen({ onError }: ScreenProps) {
  useStores([pluginsStore, optionsStore]);
  return (
    <ScreenPart name={__('Extensions', 'tillview')} onError={onError}>
      <ExtensionsPage />
    </ScreenPart>
  );
}
