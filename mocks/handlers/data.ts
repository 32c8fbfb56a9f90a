import { allCountries } from '../countries.ts';
import type { Country } from '../countries.ts';
import { RestError } from '../rest-error.ts';
import { linksOf, canViewReports, canManageShop, TEXT, withPermission } from './list.ts';
import type { Route } from './route.ts';

const COUNTRIES = '/wc-analytics/data/countries';
const IPS = '/wc-analytics/data/download-ips';

/** The routes of countries and of the IP addresses of downloads. */
export const dataRoutes: readonly Route[] = withPermission(canManageShop, [
  {
    path: COUNTRIES,
    handle: ({ root }) => ({
      body: allCountries().map((country) => serializeCountry(root, country)),
    }),
  },
  {
    path: `${COUNTRIES}/:code`,
    handle: ({ root, path }) => {
      const wanted = path['code']?.toUpperCase();
      const country = allCountries().find(({ code }) => code === wanted);
      if (!country)
        throw new RestError(
          'woocommerce_rest_data_invalid_location',
          'There are no locations matching these parameters.',
          404,
        );
      return { body: serializeCountry(root, country) };
    },
  },
  {
    path: IPS,
    args: { match: TEXT },
    permission: canViewReports,
    handle: ({ store, root, args }) => {
      const match = args.text('match');
      if (match === null)
        throw new RestError(
          'woocommerce_rest_data_download_ips_invalid_request',
          'Invalid request. Please pass the match parameter.',
          400,
        );
      const all = new Set(store.db.downloads.map(({ ip_address }) => ip_address));
      return {
        body: [...all]
          .filter((address) => address.includes(match))
          .slice(0, 10)
          .map((address) => ({ user_ip_address: address, _links: linksOf(root, IPS) })),
      };
    },
  },
]);

function serializeCountry(root: string, { code, name, states }: Country) {
  return { code, name, states, _links: linksOf(root, COUNTRIES, code.toLowerCase()) };
}
