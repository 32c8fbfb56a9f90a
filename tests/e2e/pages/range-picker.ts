import type { Locator } from 'playwright-core';
import type { ReportPage } from './report-page.ts';

/** A day of the calendar; `says` is its accessible name. */
export type CalendarDay = { text: string; column: number; says: string };

/** The open panel of the date-range picker. */
export class RangePicker {
  readonly #report: ReportPage;

  private constructor(report: ReportPage) {
    this.#report = report;
  }

  static async open(report: ReportPage): Promise<RangePicker> {
    await report.rangeButton().click();
    const picker = new RangePicker(report);
    await picker.panel().getByRole('button', { name: 'Update' }).waitFor();
    return picker;
  }

  panel(): Locator {
    return this.#report.page.getByRole('dialog', { name: 'Date range' });
  }

  async choose(label: string): Promise<void> {
    // The label covers the button, so the click goes to the label.
    await this.panel()
      .locator('label')
      .filter({ has: this.#report.page.getByText(label, { exact: true }) })
      .click();
  }

  /** Clicks Update and waits for the metrics of the new range. */
  async update(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Update' }).click();
    await this.panel().waitFor({ state: 'detached' });
    await this.#report.settle();
  }

  /** Opens the calendar and clears its dates: it starts from the applied range. */
  async openCalendar(): Promise<void> {
    await this.panel().getByRole('tab', { name: 'Custom' }).click();
    await this.panel().getByRole('button', { name: 'Reset' }).click();
    await this.#visibleMonths().last().waitFor();
  }

  /** The days of the visible months, each with its column, starting at 0. */
  async months(): Promise<CalendarDay[][]> {
    return this.#visibleMonths().evaluateAll((months) =>
      months.map((month) =>
        [...month.querySelectorAll('td')].flatMap((cell) =>
          cell.textContent
            ? [{ text: cell.textContent, column: cell.cellIndex, says: cell.ariaLabel ?? '' }]
            : [],
        ),
      ),
    );
  }

  /** A visible day by its full name, such as "Friday, November 20, 2026". */
  day(fullDate: string): Locator {
    return this.#visibleMonths().getByRole('button', { name: fullDate });
  }

  #visibleMonths(): Locator {
    return this.panel().locator('.CalendarMonth[data-visible="true"]');
  }

  field(name: 'Start date' | 'End date'): Locator {
    return this.panel().getByRole('textbox', { name });
  }
}
