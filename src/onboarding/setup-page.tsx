import { __ } from '@wordpress/i18n';
import { ScreenHeader } from '../shell/parts/screen-header.tsx';
import { usePlugins } from '../shell/parts/plugins/use-plugins.ts';
import { PaymentSuggestionsCard } from './payment-suggestions-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TasksCard } from './tasks-card.tsx';

/** The onboarding profile, and what is left to do in a new store. */
export function SetupPage() {
  const plugins = usePlugins();
  return (
    <div className="tillview-setup">
      <ScreenHeader title={__('Store setup', 'tillview')} />
      <ProfileCard plugins={plugins} />
      <TasksCard />
      <PaymentSuggestionsCard plugins={plugins} />
    </div>
  );
}
