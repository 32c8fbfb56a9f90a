import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';

/** Preloaded after the first view, so that it is available when the connection is lost. */
export const loadRequestError = () => import('./request-error-view.tsx');

/** The error of a failed request: what failed, why, and the button that can fix it. */
export const RequestError = lazyWithRetry(loadRequestError, {
  placeholder: () => <div aria-busy="true" />,
  failure: () => __('The data could not be loaded.', 'tillview'),
});
