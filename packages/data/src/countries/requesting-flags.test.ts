import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { countriesStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'getCountries',
    (registry) => registry.resolveSelect(countriesStore).getCountries(),
    (registry) => registry.select(countriesStore).isCountriesRequesting(),
  ],
]);
