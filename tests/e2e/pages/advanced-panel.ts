import type { Locator, Page } from 'playwright-core';
import { parseQuery, type Query } from '@tillview/navigation';
import { eventually } from './eventually.ts';
import type { Hands } from './hands.ts';

/** The panel of the advanced filters, as a person knows it. */
export class AdvancedPanel {
  readonly #page: Page;
  readonly #hands: Hands;
  /** Match all or any of the filters. */
  readonly match: Locator;
  readonly addButton: Locator;
  /** Leads to the address that the panel asks for. */
  readonly link: Locator;
  /** Stands in the link's place while it leads nowhere. */
  readonly idle: Locator;
  readonly clear: Locator;
  readonly alert: Locator;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
    this.match = page.getByRole('combobox', { name: /all or any of the filters must hold/ });
    this.addButton = page.getByRole('button', { name: 'Add a filter' });
    this.link = page.getByRole('link', { name: 'Filter', exact: true });
    this.idle = page.getByRole('button', { name: 'Filter', exact: true, disabled: true });
    this.clear = page.getByRole('link', { name: 'Clear all filters' });
    this.alert = page.getByRole('alert');
  }

  /** The row of a filter; of several copies the one of this place. */
  row(name: string, copy = 0): Locator {
    return this.#page.getByRole('group', { name, exact: true }).nth(copy);
  }

  rule(name: string, copy = 0): Locator {
    return this.row(name, copy).getByRole('combobox', { name: /filter match$/ });
  }

  /** What a native select says. */
  chosenIn(select: Locator): Promise<string | null> {
    return select.locator('option:checked').textContent();
  }

  /** Names of the rows, in their order. */
  names(): Promise<string[]> {
    return this.#page.locator('fieldset > legend').allTextContents();
  }

  choice(name: string): Locator {
    return this.#page.getByRole('listitem').getByRole('button', { name, exact: true });
  }

  async add(name: string): Promise<void> {
    await this.#hands.press(this.addButton);
    await this.#hands.press(this.choice(name));
    await eventually(async () => (await this.names()).at(-1)).toBe(name);
  }

  removal(name: string): Locator {
    return this.#page.getByRole('button', { name: `Remove ${name} filter`, exact: true });
  }

  /** The parameters that the link would write, but for page and path. */
  async asked(): Promise<Query> {
    const href = (await this.link.getAttribute('href')) ?? '';
    const { page: _page, path: _path, ...rest } = parseQuery(new URL(href, 'http://x').search);
    return rest;
  }

  apply(): Promise<void> {
    return this.#hands.press(this.link);
  }
}
