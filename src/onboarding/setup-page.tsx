import { __ } from '@wordpress/i18n';
import { usePlugins } from '../shell/parts/plugins/use-plugins.ts';
import { ScreenPage } from '../shell/parts/screen-page.tsx';
import { PaymentSuggestionsCard } from './payment-suggestions-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TasksCard } from './tasks-card.tsx';

/** The onboarding profile, and the remaining tasks of a new store. */
export function SetupPage() {
  const plugins = usePlugins();
  return (
    <ScreenPage title={__('Store setup', 'tillview')}>
      <ProfileCard plugins={plugins} />
      <TasksCard />
      <PaymentSuggestionsCard plugins={plugins} />
    </ScreenPage>
  );
}
