import type { DataRegistry } from '@wordpress/data';
import { ensureStores } from '../core/ensure-stores.ts';
import { type Country, countriesStore } from '../countries/index.ts';
import type { CountryItem, StateItem } from './types.ts';

/** The countries of the data store. Reads them if needed, and again after a failed read. */
async function readCountries(registry: DataRegistry): Promise<readonly Country[]> {
  // Reports name countries before the stores of other screens are registered.
  ensureStores(registry, [countriesStore]);
  const { getCountriesError, isCountriesRequesting } = registry.select(countriesStore);
  if (getCountriesError() && !isCountriesRequesting()) {
    await registry.dispatch(countriesStore).invalidateResolution('getCountries', []);
  }
  return registry.resolveSelect(countriesStore).getCountries();
}

function toItem({ code, name }: Country): CountryItem {
  return { code, name };
}

/**
 * Countries whose name contains the text or whose code equals it. Equal codes and names that start with the text come
 * first.
 */
export async function searchCountries(
  registry: DataRegistry,
  text: string,
): Promise<CountryItem[]> {
  const countries = await readCountries(registry);
  const wanted = toComparable(text);
  const ranked = countries.flatMap((country) => {
    const name = toComparable(country.name);
    const code = country.code.toLowerCase();
    if (code === wanted || name.startsWith(wanted)) return [{ country, rank: 0 }];
    return name.includes(wanted) ? [{ country, rank: 1 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ country }) => toItem(country));
}

/** Countries with the given codes, in the order of the codes. */
export async function getCountriesByCodes(
  registry: DataRegistry,
  codes: readonly string[],
): Promise<CountryItem[]> {
  const countries = await readCountries(registry);
  const byCode = new Map(countries.map((country) => [country.code, toItem(country)]));
  return codes.flatMap((code) => byCode.get(code.toUpperCase()) ?? []);
}

/** The states of all countries that have a list of them. */
async function readStates(registry: DataRegistry): Promise<StateItem[]> {
  const countries = await readCountries(registry);
  return countries.flatMap(({ code, name, states = [] }) =>
    states.map((state) => ({ code: `${code}:${state.code}`, name: state.name, country: name })),
  );
}

/**
 * States whose name contains the text or whose code equals it, and those of the countries whose name starts with it.
 * Equal codes and names that start with the text come first.
 */
export async function searchStates(registry: DataRegistry, text: string): Promise<StateItem[]> {
  const wanted = toComparable(text);
  const ranked = (await readStates(registry)).flatMap((state) => {
    const name = toComparable(state.name);
    const code = state.code.toLowerCase();
    const isCode = code === wanted || code.endsWith(`:${wanted}`);
    if (isCode || name.startsWith(wanted)) return [{ state, rank: 0 }];
    if (name.includes(wanted)) return [{ state, rank: 1 }];
    return toComparable(state.country).startsWith(wanted) ? [{ state, rank: 2 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ state }) => state);
}

/** States with the given codes, such as `US:CA`, in the order of the codes. */
export async function getStatesByCodes(
  registry: DataRegistry,
  codes: readonly string[],
): Promise<StateItem[]> {
  const byCode = new Map(
    (await readStates(registry)).map((state) => [state.code.toUpperCase(), state]),
  );
  return codes.flatMap((code) => byCode.get(code.toUpperCase()) ?? []);
}

/** Removes case and accents: "cote" matches Côte d'Ivoire. */
function toComparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
