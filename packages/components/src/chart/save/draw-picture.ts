import { estimateTextWidth } from '../model/x-ticks.ts';
import {
  fitText,
  layOutLegend,
  PICTURE,
  type MeasureText,
  type PictureLegendItem,
  type PlacedLegendItem,
} from './picture-layout.ts';
import { toPlainColour } from './plain-colour.ts';
import { toStandalone } from './standalone.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What the picture says besides what is drawn. */
export type PictureWords = {
  title: string;
  /** From when to when. */
  range: string;
};

/** A picture that needs nothing else: an SVG element and its size in CSS pixels. */
export type ChartPicture = {
  svg: Element;
  width: number;
  height: number;
};

type Rectangle = {
  left: number;
  top: number;
  width: number;
  height: number;
};

type Look = {
  font: string;
  text: string;
  quiet: string;
  ground: string;
};

type Attributes = Readonly<Record<string, string | number>>;

function create(document: Document, name: string, attributes: Attributes): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function readLook(chart: Element, view: Window): Look {
  const own = view.getComputedStyle(chart);
  const label = chart.querySelector('.tillview-chart__label');
  return {
    font: own.fontFamily || 'sans-serif',
    text: toPlainColour(own.color || 'black').colour,
    quiet: toPlainColour(label ? view.getComputedStyle(label).fill || 'gray' : 'gray').colour,
    ground: toPlainColour(own.backgroundColor || 'white').colour,
  };
}

/** By the browser's own canvas; where it has none, by an estimate that is rather too wide. */
function toMeasure(document: Document, font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  return (text, isStrong) => {
    if (!context) return estimateTextWidth(text) * (isStrong ? 1.2 : 1.1);
    context.font = `${isStrong ? 600 : 400} 13px ${font}`;
    return context.measureText(text).width;
  };
}

/** The legend as it stands on the page: its visible series, each with its sample. */
function readLegend(chart: Element): (PictureLegendItem & { sample: Element | null })[] {
  return [...chart.querySelectorAll('.tillview-chart-legend__item.is-checked')].map((item) => ({
    name: item.querySelector('.tillview-chart-legend__name')?.textContent?.trim() ?? '',
    total: item.querySelector('.tillview-chart-legend__total')?.textContent?.trim() ?? '',
    sample: item.querySelector('svg.tillview-chart__sample'),
  }));
}

/** Writes and places things on the picture: from the left, or from the right where that is how one reads. */
class Sheet {
  readonly svg: Element;
  readonly #document: Document;
  readonly #view: Window;
  readonly #look: Look;
  readonly #width: number;
  readonly #isRtl: boolean;

  constructor(document: Document, view: Window, look: Look, width: number, isRtl: boolean) {
    this.#document = document;
    this.#view = view;
    this.#look = look;
    this.#width = width;
    this.#isRtl = isRtl;
    this.svg = create(document, 'svg', { role: 'img' });
  }

  write(text: string, start: number, baseline: number, more: Attributes = {}): void {
    const element = create(this.#document, 'text', {
      x: this.#isRtl ? this.#width - start : start,
      y: baseline,
      fill: this.#look.text,
      'font-family': this.#look.font,
      'font-size': 13,
      direction: this.#isRtl ? 'rtl' : 'ltr',
      ...more,
    });
    element.textContent = text;
    this.svg.append(element);
  }

  /** Places a copy of a drawing of the page at a physical place; `offset` of it is scrolled away at its left. */
  place(source: Element, place: Rectangle, offset = 0, isCut = false): void {
    const { left, top, width, height } = place;
    const copy = toStandalone(source, this.#view);
    if (!copy) return;
    const box = { x: left, y: top, width, height, viewBox: `${offset} 0 ${width} ${height}` };
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
    // A drawing inside another one is cut at its edge unless told otherwise, and labels reach beyond it.
    copy.setAttribute('overflow', isCut ? 'hidden' : 'visible');
    copy.removeAttribute('preserveAspectRatio');
    this.svg.append(copy);
  }

  placeSample(sample: Element, { start, top }: PlacedLegendItem, legendTop: number): void {
    const from = PICTURE.padding + start;
    const left = this.#isRtl ? this.#width - from - PICTURE.sampleWidth : from;
    const { sampleWidth: width } = PICTURE;
    this.place(sample, { left, top: legendTop + top + 4, width, height: 12 });
  }

  finish(height: number, words: PictureWords): ChartPicture {
    const size = { width: this.#width, height, viewBox: `0 0 ${this.#width} ${height}` };
    for (const [name, value] of Object.entries(size)) this.svg.setAttribute(name, String(value));
    const title = create(this.#document, 'title', {});
    title.textContent = `${words.title}, ${words.range}`;
    const ground = create(this.#document, 'rect', {
      width: this.#width,
      height,
      fill: this.#look.ground,
    });
    this.svg.prepend(title, ground);
    return { svg: this.svg, width: this.#width, height };
  }
}

/** Patterns that the drawing is filled with, as it is without colours of our own. */
function placePatterns(chart: Element, sheet: Sheet, view: Window): void {
  if (!/url\(/.test(sheet.svg.innerHTML)) return;
  for (const pattern of chart.querySelectorAll('.tillview-chart__patterns pattern')) {
    const copy = toStandalone(pattern, view);
    if (copy) sheet.svg.append(copy);
  }
}

/**
 * Draws what the chart shows now as one picture: title, range, legend with totals, axes and series, on its own
 * ground. It needs no style sheet, font or image. Null while nothing is drawn.
 */
export function drawPicture(chart: HTMLElement, words: PictureWords): ChartPicture | null {
  const { ownerDocument: document } = chart;
  const view = document.defaultView;
  const ground = chart.querySelector('svg.tillview-chart__ground');
  const canvas = chart.querySelector('svg.tillview-chart__canvas');
  const scroller = chart.querySelector<HTMLElement>('.tillview-chart__scroller');
  if (!view || !ground || !canvas || !scroller) return null;
  const { padding, titleLine, rangeLine, gap } = PICTURE;
  const width = Number(ground.getAttribute('width'));
  const plotHeight = Number(ground.getAttribute('height'));
  const isRtl = chart.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const look = readLook(chart, view);
  const measure = toMeasure(document, look.font);
  const sheet = new Sheet(document, view, look, width, isRtl);
  const room = width - 2 * padding;

  let top = padding + titleLine;
  const title = fitText(words.title, room, (text) => measure(text, true) * (16 / 13));
  sheet.write(title, padding, top - 6, { 'font-size': 16, 'font-weight': 600 });
  top += rangeLine;
  sheet.write(words.range, padding, top - 5, { fill: look.quiet, 'font-size': 12 });
  top += gap;
  const items = readLegend(chart);
  const legend = layOutLegend(items, room, measure);
  for (const [index, item] of legend.items.entries()) {
    const { name, total, nameStart, totalStart } = item;
    const sample = items[index]?.sample;
    if (sample) sheet.placeSample(sample, item, top + gap / 2);
    const baseline = top + item.top + 18;
    sheet.write(name, padding + nameStart, baseline);
    sheet.write(total, padding + totalStart, baseline, { 'font-weight': 600 });
  }
  top += legend.height + gap * 2;

  sheet.place(ground, { left: 0, top, width, height: plotHeight });
  const left = Number.parseFloat(scroller.style.marginLeft) || 0;
  const shown = Number.parseFloat(scroller.style.width) || 0;
  const isScrolling = Number(canvas.getAttribute('width')) > shown;
  const plot = { left, top, width: shown, height: plotHeight };
  sheet.place(canvas, plot, isScrolling ? scroller.scrollLeft : 0, isScrolling);
  placePatterns(chart, sheet, view);
  return sheet.finish(top + plotHeight + gap, words);
}
