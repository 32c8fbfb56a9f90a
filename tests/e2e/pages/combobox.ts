import type { Locator } from 'playwright-core';
import type { ControlPage } from './controls.ts';

/** A combobox and its listbox, located by accessible names. */
export class Combobox {
  readonly #on: ControlPage;
  readonly field: Locator;

  constructor(on: ControlPage, name?: string) {
    this.#on = on;
    this.field = on.page.getByRole('combobox', name === undefined ? {} : { name });
  }

  get options(): Locator {
    return this.#on.page.getByRole('listbox').getByRole('option');
  }

  option(name: string): Locator {
    return this.#on.page.getByRole('option', { name, exact: true });
  }

  async enter(): Promise<void> {
    await this.#on.input.enter(this.field);
  }

  async type(text: string): Promise<void> {
    await this.#on.page.keyboard.type(text);
  }

  /** The texts of the options. */
  offered = (): Promise<string[]> => this.options.allTextContents();

  /** The active option for a screen reader; undefined without one. */
  highlighted = async (): Promise<string | undefined> => {
    const id = await this.field.getAttribute('aria-activedescendant');
    const selected = await this.#on.page.locator('[role="option"][aria-selected="true"]').all();
    const [option] = selected;
    if (id === null && !option) return undefined;
    if (selected.length !== 1 || !option || (await option.getAttribute('id')) !== id)
      throw new Error(`The field names ${id}, and ${selected.length} choices are selected.`);
    return (await option.textContent()) ?? '';
  };

  /** Whether the list is open, by `aria-expanded`. */
  isOpen = async (): Promise<boolean> =>
    (await this.field.getAttribute('aria-expanded')) === 'true';

  /** Selects an option with a click, or with the arrow keys and Enter. */
  async choose(name: string): Promise<void> {
    await this.#on.input.pick(this.option(name));
  }

  /** The selected items, as a screen reader reads the tags. */
  tags = (): Promise<string[]> =>
    this.#on.page
      .getByRole('list', { name: 'Selected items' })
      .getByRole('listitem')
      .locator('.tillview-visually-hidden')
      .allTextContents();

  /** The text of the live region. */
  says = async (): Promise<string> =>
    (await this.#on.page.getByRole('status').allTextContents()).join('');
}
