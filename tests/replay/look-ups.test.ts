import { describe, expect, it } from 'vitest';
import { withEmbedded, withoutEmbedded } from './embedded.ts';
import { findIncluded } from './look-ups.ts';
import { isJson, readRecordings } from './recording.ts';

const recordings = readRecordings();

function recorded(name: string) {
  const found = recordings.find((one) => one.name === name);
  if (!found) throw new Error(`No recording is called ${name}.`);
  return found;
}

/** The other recordings of the same path. */
const othersOf = (name: string) =>
  recordings.filter((one) => one.name !== name && one.request.path === recorded(name).request.path);

/** Items by id, because their order does not matter. Omits the related products, which the store selects at random. */
const byId = (items: unknown) =>
  new Map(
    (Array.isArray(items) ? items : [])
      .filter(isJson)
      .map(({ related_ids: _random, ...item }) => [item['id'], item]),
  );

describe('a lookup by id', () => {
  it.each([
    ['j-products-labels-one', '?include=34&per_page=1&_locale=user'],
    ['coupons-include', '?include=105,106&per_page=2'],
    [
      'variations-include',
      '?include=61&per_page=1&_fields[0]=attributes&_fields[1]=description&_fields[2]=id&_fields[3]=name&_fields[4]=sku',
    ],
  ])('finds the items of %s in other recordings', (name, search) => {
    const found = byId(findIncluded(othersOf(name), search));
    expect([...found.keys()].join()).toBe(new URLSearchParams(search).get('include'));
    const known = byId(recorded(name).body);
    for (const [id, item] of found) expect(item).toEqual(known.get(id));
  });

  it.each([
    ['an item without a recording', '?include=34,999999'],
    ['fields that are not recorded', '?include=34&_fields[0]=id'],
    ['another parameter', '?include=34&status=draft'],
    ['no id', '?search=mug'],
  ])('finds nothing for %s', (_, search) => {
    expect(findIncluded(othersOf('j-products-labels-one'), search)).toBeUndefined();
  });
});

describe('a list with embedded items', () => {
  const known = recordings.filter(({ name }) => name !== 'j-downloads-list-mtd');

  it('is derived from the list without them and from the items embedded in other rows with the same links', () => {
    const derived = withEmbedded(known).find(({ name }) => name === 'downloads-list with _embed');
    expect(derived?.request.query['_embed']).toBe(true);
    expect(derived?.body).toEqual(recorded('j-downloads-list-mtd').body);
  });

  it('is converted to the list without them, and back', () => {
    const found = withoutEmbedded(recordings).find(({ name }) => name.startsWith('reviews-hold'));
    expect(found?.request.query).toEqual({ page: 1, per_page: 10, status: 'hold' });
    expect(withEmbedded([recorded('reviews-hold'), ...(found ? [found] : [])])[0]?.body).toEqual(
      recorded('reviews-hold').body,
    );
  });

  it('is left out when an item is not recorded', () => {
    expect(withEmbedded(known.filter(({ request }) => !request.query['_embed']))).toEqual([]);
  });
});
