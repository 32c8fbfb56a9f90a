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

/** The onboarding profile, and the remaining tasks of a new store. */
export function Screen() {
  const plugins = usePlugins();
  return (
    <ScreenPage title={__('Store setup', 'tillview')} hasAside>
      <ProfileCard plugins={plugins} />
      <TasksCard />
      <PaymentSuggestionsCard plugins={plugins} />
    </ScreenPage>
  );
}
