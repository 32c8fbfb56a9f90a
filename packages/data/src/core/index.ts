export {
  DAY,
  DEFAULT_NOTE_TYPES,
  HOUR,
  MAX_PER_PAGE,
  MAX_WHOLE_LIST,
  MINUTE,
  MONTH,
  NAMESPACE,
  SECOND,
  SHARED_SETTINGS_PATH,
  WC_ADMIN_NAMESPACE,
  WEEK,
} from './constants.ts';
export { getErrorText } from './error-text.ts';
export { memoize } from './memoize.ts';
export { decodeEntities, readName, toPlainText } from './plain-text.ts';
export { getResourceName, normalizeQuery } from './query.ts';
export { tellApart } from './tell-apart.ts';
export { createRestClient } from './rest-client.ts';
export { toRestPath } from './rest-path.ts';
export { isForbidden, isNotFound, isOffline, isSessionEnded, RestError } from './rest-error.ts';
export { useKeptIdentity } from './use-kept-identity.ts';
export { usePreviousData } from './use-previous-data.ts';
export { withTabLock } from './tab-lock.ts';
export {
  isSignedOut,
  requestHeld,
  toSafeRedirect,
  useIsHeld,
  useIsSaving,
  useIsSignedOut,
  usePolling,
  useWaitingReads,
} from './session.ts';

export type { Query as RestQuery } from './query.ts';
