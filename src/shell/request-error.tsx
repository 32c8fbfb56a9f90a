import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';

/** Loaded behind the first view, so that it is there when the connection is gone. */
export const loadRequestError = () => import('./request-error-view.tsx');

/** A failed request: what failed, why, and the button that helps. */
export const RequestError = lazyWithRetry(loadRequestError, {
  placeholder: () => <div aria-busy="true" />,
  failure: () => __('The data could not be loaded.', 'tillview'),
});
