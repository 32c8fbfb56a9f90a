import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import type { PointerDriver } from './input-drivers.ts';

/** The advanced filters panel, located by accessible names. */
export class AdvancedPanel {
  readonly #page: Page;
  readonly #input: PointerDriver;
  /** Whether all or any of the filters must match. */
  readonly match: Locator;
  readonly addButton: Locator;
  /** The link that applies the filters. */
  readonly link: Locator;
  /** The disabled button that replaces the link while there is nothing to apply. */
  readonly idle: Locator;
  readonly clear: Locator;

  constructor(page: Page, input: PointerDriver) {
    this.#page = page;
    this.#input = input;
    this.match = page.getByRole('combobox', { name: /all or any of the filters/ });
    this.addButton = page.getByRole('button', { name: 'Add a filter' });
    this.link = page.getByRole('link', { name: 'Filter', exact: true });
    this.idle = page.getByRole('button', { name: 'Filter', exact: true, disabled: true });
    this.clear = page.getByRole('link', { name: 'Clear all filters' });
  }

  /** The selected label of a native select. */
  chosenIn(select: Locator): Promise<string | null> {
    return select.locator('option:checked').textContent();
  }

  /** The names of the rows, in order. */
  names(): Promise<string[]> {
    return this.#page.locator('fieldset > legend').allTextContents();
  }

  choice(name: string): Locator {
    return this.#page.getByRole('listitem').getByRole('button', { name, exact: true });
  }

  async add(name: string): Promise<void> {
    await this.#input.press(this.addButton);
    await this.#input.press(this.choice(name));
    await eventually(async () => (await this.names()).at(-1)).toBe(name);
  }

  apply(): Promise<void> {
    return this.#input.press(this.link);
  }
}
