/**
 * Why no usable reply came: no connection, no reply in time, a redirect to another site, a reply that cannot be
 * passed on, refused credentials, or too many requests that wait already.
 */
type FailureKind = 'unreachable' | 'timeout' | 'redirect' | 'unusable' | 'refused' | 'busy';

/** Thrown when a store gives no usable reply. The message is for the user and never contains the credentials. */
export class StoreFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
  }
}
