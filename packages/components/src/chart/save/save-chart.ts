import {
  downloadCSVFile,
  generateCSVDataFromTable,
  generateCSVFileName,
} from '@tillview/csv-export';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { describeSpan, type Wording } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ChartInterval } from '../types.ts';
import { toChartCSV } from './chart-csv.ts';
import { drawPicture } from './draw-picture.ts';
import { toPng, toSvgText } from './to-png.ts';

/** What a chart can be taken along as. */
export type SavedKind = 'csv' | 'svg' | 'png';

/** What is saved. */
export type SavedChart = {
  /** The chart on the page. */
  element: HTMLElement;
  title: string;
  model: ChartModel;
  visible: readonly Series[];
  interval: ChartInterval;
  wording: Wording;
};

/** Browsers read the file only after the click has been dealt with; by then its address must still stand. */
const REVOKE_DELAY_MS = 10_000;

function download(name: string, file: Blob, document: Document): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}

/** Lets the browser save the chart: its figures, or the picture as it is shown now. Throws when that cannot be done. */
export async function saveChart(kind: SavedKind, chart: SavedChart): Promise<void> {
  const { element, title, model, visible, interval, wording } = chart;
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  const csvName = generateCSVFileName(title, {}, today);
  if (kind === 'csv') {
    const { headers, rows } = toChartCSV(model, visible, interval);
    downloadCSVFile(csvName, generateCSVDataFromTable(headers, rows));
    return;
  }
  const span = { first: 0, last: model.dates.length - 1 };
  const picture = drawPicture(element, { title, range: describeSpan(model, span, wording) });
  if (!picture) throw new Error('There is no picture to save while nothing is drawn.');
  const { ownerDocument: document } = element;
  const file =
    kind === 'svg'
      ? new Blob([toSvgText(picture)], { type: 'image/svg+xml;charset=utf-8' })
      : await toPng(picture, document);
  download(csvName.replace(/csv$/, kind), file, document);
}
