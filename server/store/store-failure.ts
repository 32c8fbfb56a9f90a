/**
 * Why there is no usable response: no connection, a timeout, a redirect to another site, a response that cannot be
 * passed on, refused credentials, or too many pending requests.
 */
type FailureKind = 'unreachable' | 'timeout' | 'redirect' | 'unusable' | 'refused' | 'busy';

/** The kinds after which a later request may succeed, without a change of the settings. */
const TEMPORARY: ReadonlySet<FailureKind> = new Set(['unreachable', 'timeout', 'busy']);

const RETRY_SECONDS = 10;

/** Thrown when a store gives no usable response. The message is for the user and never contains the credentials. */
export class StoreFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds after which a retry may succeed; `undefined` if it cannot. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    retryAfter: number | undefined = TEMPORARY.has(kind) ? RETRY_SECONDS : undefined,
  ) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Errors of a machine without a network connection, or of a host name that does not exist. */
const NO_ROUTE: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
]);

/** Says that there is no connection to a store, with the code of the error and what to check. */
export function describeUnreachable(address: string, code: string): string {
  const advice = NO_ROUTE.has(code)
    ? ': check the network connection and the host name in STORE_URL'
    : '';
  return `The store at ${address} cannot be reached (${code})${advice}.`;
}
