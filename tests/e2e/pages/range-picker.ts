import type { Locator } from 'playwright-core';
import type { RevenuePage } from './revenue-page.ts';

/** The open panel in which a range is chosen. */
export class RangePicker {
  readonly #report: RevenuePage;

  private constructor(report: RevenuePage) {
    this.#report = report;
  }

  static async open(report: RevenuePage): Promise<RangePicker> {
    await report.rangeButton().click();
    const picker = new RangePicker(report);
    await picker.panel().getByRole('button', { name: 'Update' }).waitFor();
    return picker;
  }

  panel(): Locator {
    return this.#report.page.getByRole('dialog', { name: 'Date range' });
  }

  async choose(label: string): Promise<void> {
    // What is clicked is the label, since the button itself is drawn over.
    await this.panel()
      .locator('label', { hasText: new RegExp(`^${label}$`) })
      .click();
  }

  /** Presses Update and waits for the figures of the new range. */
  async update(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Update' }).click();
    await this.panel().waitFor({ state: 'detached' });
    await this.#report.settle();
  }

  async openCalendar(): Promise<void> {
    await this.panel().getByRole('tab', { name: 'Custom' }).click();
    await this.panel().getByRole('application', { name: 'Calendar' }).waitFor();
  }

  field(name: 'Start Date' | 'End Date'): Locator {
    return this.panel().getByRole('textbox', { name });
  }
}
