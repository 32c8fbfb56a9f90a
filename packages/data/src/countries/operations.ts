import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { decodeEntities } from '../core/plain-text.ts';
import { isListOfRecords } from '../core/shapes.ts';
import type { NoData } from '../core/store-state.ts';
import type { Country } from './types.ts';

function isCountries(body: unknown): body is Country[] {
  return (
    isListOfRecords(body) &&
    body.every(({ code, name }) => typeof code === 'string' && typeof name === 'string')
  );
}

function withPlainNames(country: Country): Country {
  const { code, name, states } = country;
  const plain = { code, name: decodeEntities(name) };
  if (!Array.isArray(states)) return plain;
  return {
    ...plain,
    states: states.map((state) => ({ code: state.code, name: decodeEntities(state.name) })),
  };
}

export const resolvers = {
  async getCountries({ receive, rest }: OperationContext<NoData>): Promise<void> {
    const countries = await rest.read(`${NAMESPACE}/data/countries`, {}, isCountries);
    receive(countries.map(withPlainNames));
  },
};

export const actions = {};

/** Empty: no operation has a key function, so each has one status for all calls. */
export const keys = {};

/** Returns the key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers, typeof keys>(keys);
