/** How often a user receives the digest by email: every day, every week, or '' for never. */
export type DigestInterval = '' | 'day' | 'week';

/** A user who may receive the digest. */
export type DigestUser = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly every: DigestInterval;
  /** When the last mail was sent and the next one will be, 'YYYY-MM-DD HH:mm:ss' in the time of the store; '' if not known. */
  readonly sent: string;
  readonly next: string;
  /** Why the last mail was not sent; '' if it was. */
  readonly error: string;
};

/** The settings of the digest by email, which Tillview's plugin sends. */
export type Digest = {
  /**
   * Why the site sends none: it is a site for tests, or it has another address than the one on which the digest was turned
   * on; '' if it sends them.
   */
  readonly problem: '' | 'environment' | 'address';
  /** The recipients, and at most 100 other users who may see reports. */
  readonly users: readonly DigestUser[];
};

/** The state of the data store: null in a store without the route, undefined until read. */
export type DigestData = { readonly digest: Digest | null | undefined };
