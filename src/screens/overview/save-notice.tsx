import { Notice } from '@tillview/components';
import { RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useErrorText } from '../../shell/use-error-text.ts';

type Props = {
  /** Why the last change was not saved. */
  error: unknown;
  onRetry: () => void;
};

/** Shows that a change applies to this page only, because the store did not save it. */
export function SaveNotice({ error, onRetry }: Props) {
  const getErrorText = useErrorText();
  // The store responded but dropped the change: a retry would have the same result.
  const isDropped = error instanceof RestError && error.code === 'preference_not_saved';
  return (
    <Notice
      status="error"
      actions={isDropped ? [] : [{ label: __('Retry', 'tillview'), onClick: onRetry }]}
    >
      {__(
        'Your changes to this page could not be saved. They apply until you leave it.',
        'tillview',
      )}{' '}
      {getErrorText(error)}
    </Notice>
  );
}
