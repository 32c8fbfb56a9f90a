import type { Locator, Page, Request } from 'playwright-core';
import { keyboardOf, type Keyboard } from '../keyboard.ts';
import type { TestBrowser, VisitOptions } from '../setup/browser.ts';
import { createKeyboardDriver, createPointerDriver, type InputDriver } from './input-drivers.ts';

/** Both input modes, for `describe.each`. */
export const INPUT_MODES = ['the pointer', 'the keyboard'] as const;

/** The input mode of a scenario. */
export type InputMode = (typeof INPUT_MODES)[number];

/** Options for opening a page. */
export type OpenOptions = {
  /** Props of the control, which must be serializable as JSON. */
  props?: unknown;
  /** More query parameters: `locale`, `zone`, `weekStart`, `dir`, or those that a control reads. */
  address?: Readonly<Record<string, string>>;
};

/** A request to the store. */
export type SentRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
};

/** A page with single controls of the harness, driven by the pointer or by the keyboard. */
export class ControlPage {
  readonly page: Page;
  readonly keyboard: Keyboard;
  readonly isByPointer: boolean;
  readonly input: InputDriver;
  readonly #admin: string;
  #isClockStopped = false;
  #requests: Request[] = [];

  constructor(page: Page, admin: string, mode: InputMode) {
    this.page = page;
    this.#admin = admin;
    this.keyboard = keyboardOf(page);
    this.isByPointer = mode === 'the pointer';
    this.input = this.isByPointer ? createPointerDriver(page) : createKeyboardDriver(page);
    page.on('request', (request) => {
      if (request.url().includes('/wp-json/')) this.#requests.push(request);
    });
  }

  /** Creates a new page, which is closed after the test unless `isKept` is set. */
  static async create(
    browser: TestBrowser,
    admin: string,
    mode: InputMode,
    options: VisitOptions = {},
  ): Promise<ControlPage> {
    const { page } = await browser.visit(options);
    return new ControlPage(page, admin, mode);
  }

  /** Opens a page of the harness: `controls=search`, or `story=search/Custom`. */
  async open(search: string, { props = {}, address = {} }: OpenOptions = {}): Promise<void> {
    const more = new URLSearchParams({ ...address, props: JSON.stringify(props) });
    await this.page.goto(`${this.#admin}admin.php?page=wc-admin&${search}&${more}`);
    await this.page.locator('#root > *').first().waitFor();
    // The first Tab moves the focus to the first control.
    if (!this.isByPointer) await this.keyboard.press('Tab');
    this.#requests = [];
  }

  /** Stops the clock of the page: only `wait` advances it. */
  async stopClock(): Promise<void> {
    if (!this.#isClockStopped) await this.page.clock.install();
    this.#isClockStopped = true;
    await this.page.clock.pauseAt(Date.now() + 86_400_000);
  }

  /** Advances the stopped clock by this many milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Returns the requests since the last call, without the parameters that WordPress adds. */
  takeRequests(): SentRequest[] {
    return this.#requests.splice(0).map((request) => {
      const { pathname, searchParams } = new URL(request.url());
      searchParams.delete('_locale');
      return {
        method: request.method(),
        path: pathname.replace('/wp-json', ''),
        query: Object.fromEntries(searchParams),
      };
    });
  }

  /** The value that the control has reported. */
  async value(): Promise<unknown> {
    const text = await this.page.getByRole('region', { name: 'Value' }).textContent();
    return text ? JSON.parse(text) : undefined;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
