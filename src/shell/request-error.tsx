import { getLoadFailure, lazyWithRetry } from '@tillview/components';

/** Preloaded after the first view, so that it is available when the connection is lost. */
export const loadRequestError = () => import('./request-error-view.tsx');

/** The error of a failed request: what failed, why, and the button that can fix it. */
export const RequestError = lazyWithRetry(loadRequestError, {
  placeholder: () => <div aria-busy="true" />,
  failure: () => getLoadFailure(),
});
