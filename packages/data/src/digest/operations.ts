import { DIGEST_PATH } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { recordWith } from '../core/shapes.ts';
import type { Digest, DigestData, DigestInterval } from './types.ts';

type Context = OperationContext<DigestData>;

const isDigest = recordWith<Digest>('users');
const isSent = recordWith<{ email: string }>('email');

export const resolvers = {
  async getDigest({ environment, rest, set }: Context): Promise<void> {
    const hasRoute = await environment.hasRoute(DIGEST_PATH);
    set({ digest: hasRoute ? await rest.read(DIGEST_PATH, {}, isDigest) : null });
  },
};

export const actions = {
  /** Sets how often a user receives the digest. Throws if the user may not see reports. */
  async setDigestInterval(
    { rest, set }: Context,
    user: number,
    every: DigestInterval,
  ): Promise<void> {
    set({ digest: await rest.write('POST', DIGEST_PATH, { body: { user, every } }, isDigest) });
  },

  /** Turns the mails on in a site that has moved to another address. */
  async markLiveSite({ rest, set }: Context): Promise<void> {
    set({ digest: await rest.write('POST', `${DIGEST_PATH}/live`, { body: {} }, isDigest) });
  },

  /** Sends the digest of yesterday to the signed-in user. Returns the email address; throws if it cannot be sent. */
  async sendDigest({ rest }: Context): Promise<string> {
    const { email } = await rest.write('POST', `${DIGEST_PATH}/send`, { body: {} }, isSent);
    return email;
  },
};

/** Saves for different users have a status of their own. */
export const keys = {
  setDigestInterval: (user: number) => String(user),
};

/** Returns the key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
