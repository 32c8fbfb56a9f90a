import { Button, Notice, Stepper } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLeaveWarning } from '../../host/use-leave-warning.ts';
import { useNavigationGuard } from '../../host/use-navigation-guard.ts';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import { useErrorText } from '../../shell/use-error-text.ts';
import { ExtensionsStep } from './extensions-step.tsx';
import type { Schema } from './profile-schema.ts';
import { getNextPosition, getInitialPosition, isAnswered, type StepKey } from './profile-steps.ts';
import { BusinessStep, IndustryStep, ProductsStep } from './question-steps.tsx';
import { ThemeStep } from './theme-step.tsx';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

const getLabels = (): Readonly<Record<StepKey, string>> => ({
  industry: __('Industry', 'tillview'),
  products: __('Product types', 'tillview'),
  business: __('Business details', 'tillview'),
  extensions: __('Extensions', 'tillview'),
  theme: __('Theme', 'tillview'),
});

const getQuestions = (): Readonly<Record<StepKey, string>> => ({
  industry: __('Which industries is your store in?', 'tillview'),
  products: __('Which types of products do you sell?', 'tillview'),
  business: __('Tell us about your business', 'tillview'),
  extensions: __('Choose what to add to your store.', 'tillview'),
  theme: __('Which theme do you like?', 'tillview'),
});

/** The title of a part. It receives the focus when the part replaces another one. */
function PartTitle({ children }: { children: ReactNode }) {
  return (
    <h3 className="tillview-setup__question" tabIndex={-1} data-part-title>
      {children}
    </h3>
  );
}

type StepProps = { form: ProfileForm; plugins: SitePlugins; schema: Schema; step: StepKey };

function StepBody({ form, plugins, schema, step }: StepProps) {
  const { values, onChange, onContinue } = form;
  const common = { question: getQuestions()[step], values, schema, onChange };
  switch (step) {
    case 'industry':
      return <IndustryStep {...common} />;
    case 'products':
      return <ProductsStep {...common} />;
    case 'business':
      return <BusinessStep {...common} />;
    case 'extensions':
      return (
        <ExtensionsStep
          values={values}
          plugins={plugins}
          onContinue={(business_extensions) => onContinue(step, { business_extensions })}
        />
      );
    case 'theme':
      return (
        <ThemeStep
          question={common.question}
          value={values.theme ?? ''}
          onChange={(theme) => onChange({ theme })}
        />
      );
  }
}

function StepContent(props: StepProps) {
  const { form, step } = props;
  const { steps, profile, isSaving, onContinue, onSkipStep, onSkipAll } = form;
  const isLast = getNextPosition(step, steps) === 'done';
  const hasInstaller = step === 'extensions';
  return (
    <form
      className="tillview-setup__step"
      onSubmit={(event) => {
        event.preventDefault();
        // Pressing Enter on a checkbox must not skip the installation.
        if (!hasInstaller) onContinue(step);
      }}
    >
      <PartTitle>{getQuestions()[step]}</PartTitle>
      <StepBody {...props} />
      <div className="tillview-screen-page__actions">
        {/* The installer has its own button. */}
        {!hasInstaller && (
          <Button
            variant="primary"
            type="submit"
            isBusy={isSaving}
            // Not `disabled`: a disabled button loses the focus.
            aria-disabled={isSaving || undefined}
          >
            {isLast ? __('Finish setup', 'tillview') : __('Continue', 'tillview')}
          </Button>
        )}
        <Button onClick={() => onSkipStep(step)}>{__('Skip this step', 'tillview')}</Button>
        {!profile.completed && (
          <Button variant="link" onClick={onSkipAll}>
            {__('Skip store setup', 'tillview')}
          </Button>
        )}
      </div>
    </form>
  );
}

function End({ form }: { form: ProfileForm }) {
  const { steps, profile, onOpen } = form;
  const place = getInitialPosition(profile, steps);
  return (
    <div className="tillview-setup__step">
      <PartTitle>
        {profile.completed
          ? __('Store setup is complete.', 'tillview')
          : __('Store setup was skipped.', 'tillview')}
      </PartTitle>
      {place === 'done' ? (
        <p className="tillview-screen-page__sentence">
          {__('Open a step to change its answers.', 'tillview')}
        </p>
      ) : (
        <div className="tillview-screen-page__actions">
          <Button onClick={() => onOpen(place)}>{__('Continue store setup', 'tillview')}</Button>
        </div>
      )}
    </div>
  );
}

type Props = { plugins: SitePlugins; schema: Schema };

/** The steps of the store setup. The profile must be loaded. */
export function SetupStepper({ plugins, schema }: Props) {
  const form = useProfileForm(schema);
  const getErrorText = useErrorText();
  const { steps, profile, place, isSaving, failure, hasUnsaved, onOpen, onRetry } = form;
  useLeaveWarning(hasUnsaved);
  useNavigationGuard(
    hasUnsaved,
    __('You have unsaved changes. They are lost when you leave this page.', 'tillview'),
  );
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    ref.current?.querySelector<HTMLElement>('[data-part-title]')?.focus();
  }, [place]);

  const labels = getLabels();
  return (
    <div ref={ref} className="tillview-setup__profile">
      <Stepper
        currentStep={place}
        isPending={isSaving}
        steps={steps.map((step) => ({
          key: step,
          label: labels[step],
          isComplete: isAnswered(step, profile),
          onClick: () => onOpen(step),
          content: <StepContent key={step} {...{ form, plugins, schema, step }} />,
        }))}
      />
      {place === 'done' && <End form={form} />}
      {failure !== undefined && (
        <Notice status="error" actions={[{ label: __('Try again', 'tillview'), onClick: onRetry }]}>
          {__('Your answers could not be saved.', 'tillview')} {getErrorText(failure)}
        </Notice>
      )}
    </div>
  );
}
