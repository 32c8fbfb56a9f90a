import {
  downloadCSVFile,
  generateCSVDataFromTable,
  generateCSVFileName,
} from '@tillview/csv-export';
import { getStoreTimeZoneMoment, isoDateFormat, type Interval } from '@tillview/date';
import { describeRange, type ChartFormatters } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toChartCSV } from './chart-csv.ts';
import { drawPicture } from './draw-picture.ts';
import { toPng, toSvgText } from './to-png.ts';

/** The file formats of a saved chart. */
export type SaveFormat = 'csv' | 'svg' | 'png';

/** The chart to save. */
export type SaveChartOptions = {
  /** The chart on the page. */
  element: HTMLElement;
  title: string;
  model: ChartModel;
  visible: readonly Series[];
  interval: Interval;
  formatters: ChartFormatters;
};

/** Browsers read the file only after the click event, so its URL must stay valid for a while. */
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

/** Downloads the chart: its values, or a picture of it as it is shown now. Throws when nothing is drawn. */
export async function saveChart(format: SaveFormat, chart: SaveChartOptions): Promise<void> {
  const { element, title, model, visible, interval, formatters } = chart;
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  const csvName = generateCSVFileName(title, {}, today);
  if (format === 'csv') {
    const { headers, rows } = toChartCSV(model, visible, interval);
    downloadCSVFile(csvName, generateCSVDataFromTable(headers, rows, { isRfc4180: true }));
    return;
  }
  const rows = { first: 0, last: model.dates.length - 1 };
  const picture = drawPicture(element, { title, range: describeRange(model, rows, formatters) });
  if (!picture) throw new Error('The chart cannot be saved as a picture while nothing is drawn.');
  const { ownerDocument: document } = element;
  const file =
    format === 'svg'
      ? new Blob([toSvgText(picture)], { type: 'image/svg+xml;charset=utf-8' })
      : await toPng(picture, document);
  download(csvName.replace(/csv$/, format), file, document);
}
