import { WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { memoize } from '../core/memoize.ts';
import type { RestClient } from '../core/rest-client.ts';
import { RestError, toRestError, unexpectedResponse } from '../core/rest-error.ts';
import { isRecord, recordWith, type Shape } from '../core/shapes.ts';
import { createOptionsBatch } from './batch.ts';
import type { OptionsData, OptionsUpdate, OptionValues } from './types.ts';

type Context = OperationContext<OptionsData>;

const PATH = `${WC_ADMIN_NAMESPACE}/options`;

const isValues = recordWith<OptionValues>();

/** PHP encodes an empty map as an empty list. */
const isUpdated: Shape<OptionValues | []> = (body): body is OptionValues | [] =>
  isRecord(body) || (Array.isArray(body) && body.length === 0);

/** The batch that merges the reads of one registry. */
const batchOf = memoize((rest: RestClient) =>
  createOptionsBatch((names) => rest.read(PATH, { options: names.join(',') }, isValues)),
);

function countChanges({ changes }: OptionsData, names: readonly string[]): OptionsData['changes'] {
  return {
    ...changes,
    ...Object.fromEntries(names.map((name) => [name, (changes[name] ?? 0) + 1])),
  };
}

export const resolvers = {
  async getOption({ get, rest, set }: Context, name: string): Promise<void> {
    const changesBefore = get().changes[name];
    const reply = await batchOf(rest).read(name);
    if (!Object.hasOwn(reply, name)) throw unexpectedResponse('getOption', reply);
    // A local change that was made in the meantime is newer than the reply.
    if (get().changes[name] !== changesBefore) return;
    set({ values: { ...get().values, [name]: reply[name] } });
  },
};

export const actions = {
  /** Stores options that the host page provides. */
  async receiveOptions({ get, set }: Context, values: OptionValues): Promise<void> {
    set({ values: { ...get().values, ...values } });
  },

  /**
   * Saves options in five steps: set the flag, apply the values locally, send the request, clear the flag, return the
   * result (R4.72–R4.79). Never throws: an error is returned and stored, and the local values are not reverted
   * (readings C9).
   */
  async updateOptions(
    { fail, get, rest, set }: Context,
    values: OptionValues,
  ): Promise<OptionsUpdate> {
    const names = Object.keys(values);
    set({ values: { ...get().values, ...values }, changes: countChanges(get(), names) });
    try {
      const reply = await rest.write('POST', PATH, { body: values }, isUpdated);
      return { ...(Array.isArray(reply) ? {} : reply), success: true };
    } catch (thrown) {
      const error = thrown instanceof RestError ? thrown : await toRestError(thrown);
      fail(error);
      const { code, message, data } = error;
      return { success: false, error, code, message, data };
    } finally {
      batchOf(rest).forget();
      set({ changes: countChanges(get(), names) });
    }
  },
};

type OptionsOperations = typeof resolvers & typeof actions;

export const keys = {
  getOption: (name: string) => name,
} satisfies KeyFunctions<OptionsOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<OptionsOperations, typeof keys>(keys);
