/**
 * Why there is no usable response: no connection, a timeout, a redirect to another site, a response that cannot be
 * passed on, refused credentials, or too many pending requests.
 */
type FailureKind = 'unreachable' | 'timeout' | 'redirect' | 'unusable' | 'refused' | 'busy';

/** Thrown when a store gives no usable response. The message is for the user and never contains the credentials. */
export class StoreFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
  }
}
