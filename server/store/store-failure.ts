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
