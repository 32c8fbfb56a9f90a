import { Button, Card, Notice, Placeholder, ReportError } from '@tillview/components';
import { RestError } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useNavigationGuard } from '../../host/use-navigation-guard.ts';
import { useLeaveWarning } from '../../host/use-leave-warning.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useErrorText } from '../../shell/use-error-text.ts';
import { SettingField } from './setting-field.tsx';
import type { Setting } from './settings.ts';
import { useSettingsForm, type SaveState } from './use-settings-form.ts';

/** The keys of the placeholder lines: most stores have four settings. */
const PLACEHOLDER_LINES = ['a', 'b', 'c', 'd'];

/** Returns why the settings were not saved, and which one the store rejected. `reason` is the text of the error. */
function describeFailure(error: unknown, reason: string, settings: readonly Setting[]): string {
  const general = __('There was a problem updating your settings.', 'tillview');
  if (reason === general) return general;
  const cause: unknown = error instanceof RestError ? error.cause : undefined;
  const id = typeof cause === 'object' && cause !== null && 'id' in cause ? cause.id : undefined;
  const refused = settings.find(({ name }) => name === id);
  if (!refused) return `${general} ${reason}`;
  /* translators: 1: the sentence that saving failed; 2: a setting's label; 3: why it was refused. */
  return sprintf(__('%1$s %2$s: %3$s', 'tillview'), general, refused.label, reason);
}

function getStatusText(save: SaveState, isDirty: boolean): string {
  if (save.state === 'saving') return __('Saving…', 'tillview');
  if (isDirty) return __('You have unsaved changes.', 'tillview');
  return save.state === 'saved' ? __('Settings saved.', 'tillview') : '';
}

/** The report settings: the form, or the reason why it is not available. */
export function SettingsCard() {
  const form = useSettingsForm();
  const getErrorText = useErrorText();
  const { settings, values, isKnown, readError, isDirty, save } = form;
  const isSaving = save.state === 'saving';
  useLeaveWarning(isDirty);
  useNavigationGuard(
    isDirty,
    __('You have unsaved changes. They are lost when you leave this page.', 'tillview'),
  );

  const isEmpty = isKnown && settings.length === 0;
  const subject = __('the settings', 'tillview');
  return (
    <Card title={__('Reports', 'tillview')}>
      {!isKnown && !readError && (
        <div className="tillview-settings__loading" aria-busy="true">
          <p className="tillview-visually-hidden" role="status">
            {__('Loading settings…', 'tillview')}
          </p>
          {PLACEHOLDER_LINES.map((line) => (
            <Placeholder key={line} height="72px" />
          ))}
        </div>
      )}
      {!isKnown && readError && (
        <RequestError error={readError} subject={subject} onRetry={form.onRetry} />
      )}
      {isEmpty && <ReportError kind="unavailable" subject={subject} />}
      {isKnown && !isEmpty && (
        <form
          className="tillview-settings__form"
          onSubmit={(event) => {
            event.preventDefault();
            form.onSave();
          }}
        >
          {settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={values[setting.name] ?? setting.defaultValue}
              onChange={(value) => form.onChange(setting.name, value)}
            />
          ))}
          {save.state === 'failed' && (
            <Notice
              status="error"
              actions={isDirty ? [{ label: __('Retry', 'tillview'), onClick: form.onSave }] : []}
            >
              {describeFailure(save.error, getErrorText(save.error), settings)}
            </Notice>
          )}
          <div className="tillview-screen-page__actions">
            {/* Not `disabled`: a disabled button loses the focus. */}
            <Button
              variant="primary"
              type="submit"
              isBusy={isSaving}
              aria-disabled={!isDirty || isSaving || undefined}
            >
              {__('Save settings', 'tillview')}
            </Button>
            <Button onClick={form.onReset}>{__('Reset to defaults', 'tillview')}</Button>
            <span className="tillview-settings__state" role="status">
              {getStatusText(save, isDirty)}
            </span>
          </div>
        </form>
      )}
    </Card>
  );
}
