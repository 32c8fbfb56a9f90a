import { Card, Placeholder } from '@tillview/components';
import { onboardingStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import { SetupStepper } from './setup-stepper.tsx';

/** The onboarding profile: its steps, or why there are none. */
export function ProfileCard({ plugins }: { plugins: SitePlugins }) {
  const registry = useRegistry();
  const { schema, isKnown, error } = useSelect((select) => {
    const store = select(onboardingStore);
    store.getProfileItems();
    return {
      schema: store.getProfileSchema(),
      // A store that refuses to describe its profile counts as one that accepts every answer.
      isKnown:
        store.hasFinishedResolution('getProfileItems', []) &&
        (store.hasFinishedResolution('getProfileSchema', []) ||
          store.getOnboardingError('getProfileSchema') !== false),
      error: store.getOnboardingError('getProfileItems'),
    };
  }, []);
  return (
    <Card
      title={__('About your store', 'tillview')}
      description={__(
        'About 2 minutes. Decides which extensions and themes are suggested; reports do not need it.',
        'tillview',
      )}
    >
      {!isKnown && !error && (
        <div className="tillview-setup__loading" aria-busy="true">
          <p className="tillview-visually-hidden" role="status">
            {__('Loading the store setup…', 'tillview')}
          </p>
          <Placeholder height="36px" />
          <Placeholder height="180px" />
        </div>
      )}
      {isKnown && !error && <SetupStepper plugins={plugins} schema={schema} />}
      {error && (
        <RequestError
          error={error}
          subject={__('the store setup', 'tillview')}
          onRetry={() =>
            void registry.dispatch(onboardingStore).invalidateResolution('getProfileItems', [])
          }
        />
      )}
    </Card>
  );
}
