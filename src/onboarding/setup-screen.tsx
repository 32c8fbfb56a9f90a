import { onboardingStore, pluginsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { SetupPage } from './setup-page.tsx';
import './setup.css';

/** The screen for setting up the store. */
export function Screen({ onError }: ScreenProps) {
  useStores([onboardingStore, pluginsStore]);
  return (
    <ScreenPart name={__('Store setup', 'tillview')} onError={onError}>
      <SetupPage />
    </ScreenPart>
  );
}
