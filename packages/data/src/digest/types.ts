/** How often a user receives the digest by email: every day, every week, or '' for never. */
export type DigestInterval = '' | 'day' | 'week';

/** A user who may receive the digest. */
export type DigestUser = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly every: DigestInterval;
};

/** The settings of the digest by email, which Tillview's plugin sends. */
export type Digest = {
  /**
   * Why the site sends none: it is a site for tests, or it has another address than the one on which the digest was turned
   * on; '' if it sends them.
   */
  readonly problem: '' | 'environment' | 'address';
  /** At most 100 users who may see reports. */
  readonly users: readonly DigestUser[];
  /** When it was last sent in the time of the store, and how many mails were sent or failed. */
  readonly last: { readonly at: string; readonly sent: number; readonly failed: number } | null;
};

/** The state of the data store: null in a store without the route, undefined until read. */
export type DigestData = { readonly digest: Digest | null | undefined };
