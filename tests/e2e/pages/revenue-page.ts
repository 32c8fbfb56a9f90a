import type { Page } from 'playwright-core';
import { ReportPage } from './report-page.ts';

/** The Revenue report as a user sees it. */
export class RevenuePage extends ReportPage {
  constructor(page: Page, url: string) {
    super(page, url, { path: '/analytics/revenue', title: 'Revenue' });
  }
}
