import { ReportPage } from '../../e2e/pages/report-page.ts';
import { columnOf, download } from '../check-downloads.ts';
import { compareTexts } from '../compare-cells.ts';
import { LIST_CHECKS, keyOfRow } from '../list-checks.ts';
import type { WriteCheck } from './write-check.ts';

/** Downloads the list of the Stock report; the file must contain each row of the store once. */
export const exportCheck: WriteCheck = {
  name: 'export',
  screen: 'Stock',
  title: 'all pages saved as a file',
  async run(tools, page) {
    const list = LIST_CHECKS['stock'];
    if (!list) throw new Error('There is no list of the Stock report to check.');
    const report = new ReportPage(page, tools.url, { path: '/analytics/stock', title: 'Stock' });
    await report.open();
    const file = await download(page);
    const columns = list.keys.map(([label]) => columnOf(file, label));
    const saved = file.slice(1).map((_, at) => columns.map((cells) => cells[at]).join(' | '));
    const rows = await tools.startClient().everyRow('wc-analytics/reports/stock', { type: 'all' });
    const expected = rows.map((row) => keyOfRow(list, row));
    return compareTexts('file', expected.toSorted(), saved.toSorted());
  },
};
