import type { Locator } from 'playwright-core';
import type { ControlPage } from './controls.ts';

/** A field with a list of choices, as a screen reader knows it. */
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
    await this.#on.hands.enter(this.field);
  }

  async type(text: string): Promise<void> {
    await this.#on.page.keyboard.type(text);
  }

  /** The texts of the choices on offer. */
  offered = (): Promise<string[]> => this.options.allTextContents();

  /** Which choice a screen reader is told of; undefined when it is none. */
  highlighted = async (): Promise<string | undefined> => {
    const id = await this.field.getAttribute('aria-activedescendant');
    const told = await this.#on.page.locator('[role="option"][aria-selected="true"]').all();
    const [option] = told;
    if (id === null && !option) return undefined;
    if (told.length !== 1 || !option || (await option.getAttribute('id')) !== id)
      throw new Error(`The field names ${id}, and ${told.length} choices are selected.`);
    return (await option.textContent()) ?? '';
  };

  /** Whether the list is said to be open. */
  isOpen = async (): Promise<boolean> =>
    (await this.field.getAttribute('aria-expanded')) === 'true';

  /** Chooses by a press on it, or by going down to it and Enter. */
  async choose(name: string): Promise<void> {
    await this.#on.hands.pick(this.option(name));
  }

  /** What is chosen, as a screen reader reads the tags. */
  tags = (): Promise<string[]> =>
    this.#on.page
      .getByRole('list', { name: 'Selected items' })
      .getByRole('listitem')
      .locator('.tillview-visually-hidden')
      .allTextContents();

  /** What the live region says. */
  says = async (): Promise<string> =>
    (await this.#on.page.getByRole('status').allTextContents()).join('');
}
