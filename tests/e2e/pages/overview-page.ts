import type { Page } from 'playwright-core';
import { readTable, ReportPage, type TableText } from './report-page.ts';

type Preferences = Readonly<Record<string, unknown>>;

/** The Overview as a user sees it. Create it before the first navigation of the page. */
export class OverviewPage extends ReportPage {
  constructor(page: Page, url: string) {
    super(page, url, { path: '/analytics/overview', title: 'Overview' });
  }

  /** Sets these user preferences on each page that is opened from now on. */
  async usePreferences(preferences: Preferences): Promise<void> {
    const texts = Object.entries(preferences).map(([name, value]) => [name, JSON.stringify(value)]);
    await this.page.route(/\/wp-admin\/admin\.php\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="tillview-host">)(.*?)(<\/script>)/s,
        (_block, start: string, json: string, end: string) => {
          const config = JSON.parse(json) as { user: { preferences: object } };
          Object.assign(config.user.preferences, Object.fromEntries(texts));
          return start + JSON.stringify(config).replaceAll('<', '\\u003c') + end;
        },
      );
      await route.fulfill({ response, body });
    });
  }

  /** Reads the leaderboard with this title. */
  async leaderboard(title: string): Promise<TableText> {
    return readTable(this.page.getByRole('table', { name: title, exact: true }));
  }

  /** The messages of the parts that the user does not have permission to see. */
  async forbiddenParts(): Promise<string[]> {
    return this.page.locator('.tillview-report-error.is-forbidden p').allInnerTexts();
  }

  /** The titles of the sections, in order. */
  async sections(): Promise<string[]> {
    return this.page.locator('.tillview-section-header__title').allInnerTexts();
  }
}

/** The preference that shows all sections and blocks that every store has. */
export const EVERYTHING = {
  dashboard_sections: ['store-performance', 'store-charts', 'store-leaderboards'].map((key) => ({
    key,
    isVisible: true,
    hiddenBlocks: [],
  })),
};
