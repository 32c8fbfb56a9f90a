import { __, sprintf } from '@wordpress/i18n';
import type { ReportErrorKind } from './get-report-error-kind.ts';

/**
 * The title when something could not be loaded. `subject` is a noun with its article, such as "the reviews". It is the
 * direct object of every sentence about a failed request, so that translations need no other form of it.
 */
export const getLoadFailure = (subject: string = __('the data', 'tillview')) =>
  /* translators: %s: what was requested, such as "the reviews". */
  sprintf(__('Could not load %s.', 'tillview'), subject);

/**
 * The text for each kind of failed request. `reason` is the text of the server, if there is one; `isAnalytics`: whether
 * the store serves the data only while its feature "Analytics" is on.
 */
export function getErrorMessage(
  kind: ReportErrorKind,
  subject: string | undefined,
  reason: string | undefined,
  isAnalytics: boolean,
): string {
  const object = subject ?? __('this report', 'tillview');
  switch (kind) {
    case 'forbidden':
      return sprintf(
        /* translators: %s: what was requested, such as "the reviews". */
        __('You do not have permission to see %s. Ask an administrator for access.', 'tillview'),
        object,
      );
    case 'unavailable': {
      /* translators: %s: what was requested, such as "the reviews". */
      const sentence = sprintf(__('This store does not offer %s.', 'tillview'), object);
      if (!isAnalytics) return sentence;
      return `${sentence} ${__('If WooCommerce Analytics is turned off, turn it on under WooCommerce > Settings > Advanced > Features.', 'tillview')}`;
    }
    case 'signed-out':
      /* translators: %s: what was requested, such as "the reviews". */
      return sprintf(__('You are signed out. Sign in again to see %s.', 'tillview'), object);
    case 'restarted':
      return __(
        'The server was restarted since this page was opened. Reload the page.',
        'tillview',
      );
    case 'refused':
      return reason ?? __('The store rejected the credentials of the server.', 'tillview');
    default:
      return reason ?? __('Try again in a moment.', 'tillview');
  }
}
