import { onboardingStore, pluginsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { usePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { PaymentSuggestionsCard } from './payment-suggestions-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import './setup.css';

/** The data stores of the screen. */
export const stores = [onboardingStore, pluginsStore];

/** The remaining tasks of a new store, and its onboarding profile. */
export function Screen() {
  const plugins = usePlugins();
  return (
    <ScreenPage title={__('Store setup', 'tillview')} hasAside>
      <div className="tillview-setup__main">
        <TasksCard />
        <ProfileCard plugins={plugins} />
      </div>
      <PaymentSuggestionsCard plugins={plugins} />
    </ScreenPage>
  );
}
