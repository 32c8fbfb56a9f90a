import {
  downloadCSVFile,
  downloadFile,
  generateCSVDataFromTable,
  generateCSVFileName,
  type CSVOptions,
} from '@tillview/csv-export';
import { getStoreTimeZoneMoment, isoDateFormat, type Interval } from '@tillview/date';
import { toChartRange } from '../model/brush.ts';
import { describeRange, type ChartFormatters } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toChartCSV } from './chart-csv.ts';
import { drawChartImage } from './draw-chart-image.ts';
import { toPng, toSvgText } from './to-png.ts';

/** The file formats of a saved chart. */
export type SaveFormat = 'csv' | 'svg' | 'png';

/** The chart to save. */
export type SaveChartOptions = {
  /** The element of the chart. */
  element: HTMLElement;
  title: string;
  /** What the chart belongs to, such as store and report. */
  source?: readonly string[] | undefined;
  getCSVOptions?: (() => CSVOptions) | undefined;
  model: ChartModel;
  visible: readonly Series[];
  interval: Interval;
  formatters: ChartFormatters;
};

/** Downloads the chart: its values, or a picture of it as it is shown now. Throws when nothing is drawn. */
export async function saveChart(format: SaveFormat, chart: SaveChartOptions): Promise<void> {
  const { element, title, source = [], model, visible, interval, formatters } = chart;
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  const rows = { first: 0, last: model.dates.length - 1 };
  const csvName = generateCSVFileName(
    [...source, title].join(' '),
    { ...toChartRange(model, rows) },
    today,
  );
  const name = csvName.slice(0, -'.csv'.length);
  if (format === 'csv') {
    const csv = toChartCSV(model, visible, interval);
    const text = generateCSVDataFromTable(csv.headers, csv.rows, {
      isRfc4180: true,
      ...chart.getCSVOptions?.(),
    });
    downloadCSVFile(`${name}.csv`, text);
    return;
  }
  const picture = drawChartImage(element, {
    title,
    source: source.join(' · '),
    range: describeRange(model, rows, formatters),
  });
  if (!picture)
    throw new Error('The chart cannot be saved as an image, because it is not rendered.');
  const file =
    format === 'svg'
      ? new Blob([toSvgText(picture)], { type: 'image/svg+xml;charset=utf-8' })
      : await toPng(picture, element.ownerDocument);
  downloadFile(`${name}.${format}`, file);
}
