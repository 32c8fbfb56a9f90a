import { getErrorMessage, getLoadFailure } from './error-texts.ts';

/**
 * What a person reads when a request for `subject`, such as "the reviews", fails. `isAnalytics`: as in `getErrorMessage`.
 * `report-error.dom.test.tsx` checks the wording, all other tests that the right message is shown.
 */
export const errorMessages = (subject?: string, isAnalytics = false) => ({
  failed: getLoadFailure(subject),
  forbidden: getErrorMessage('forbidden', subject, undefined, isAnalytics),
  signedOut: getErrorMessage('signed-out', subject, undefined, isAnalytics),
  restarted: getErrorMessage('restarted', subject, undefined, isAnalytics),
  unavailable: getErrorMessage('unavailable', subject, undefined, isAnalytics),
});
