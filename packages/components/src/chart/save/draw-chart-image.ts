import { estimateTextWidth } from '../model/x-ticks.ts';
import {
  fitText,
  layOutLegend,
  PICTURE,
  type MeasureText,
  type PictureLegendItem,
  type PlacedLegendItem,
} from './image-layout.ts';
import { toPlainColour } from './plain-colour.ts';
import { toStandalone } from './standalone.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The attribute of the root element that sets the theme; without it the design tokens have their light values. */
const THEME = 'data-tillview-theme';

/** The texts in the picture. */
export type ImageText = {
  title: string;
  /** What the chart belongs to, such as store and report; may be empty. */
  source: string;
  /** The range of dates, formatted. */
  range: string;
};

/** A standalone SVG element and its size in CSS pixels. */
export type ChartImage = {
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

type PictureTheme = {
  font: string;
  text: string;
  quiet: string;
  background: string;
};

type Attributes = Readonly<Record<string, string | number>>;

function create(document: Document, name: string, attributes: Attributes): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function readTheme(chart: Element, view: Window): PictureTheme {
  const own = view.getComputedStyle(chart);
  const label = chart.querySelector('.tillview-chart__label');
  return {
    font: own.fontFamily || 'sans-serif',
    text: toPlainColour(own.color || 'black').colour,
    quiet: toPlainColour(label ? view.getComputedStyle(label).fill || 'gray' : 'gray').colour,
    background: toPlainColour(own.backgroundColor || 'white').colour,
  };
}

/** Measures text with a canvas. Without a canvas, the width is estimated, and rather too large. */
function toMeasure(document: Document, font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  return (text, isStrong) => {
    if (!context) return estimateTextWidth(text) * (isStrong ? 1.2 : 1.1);
    context.font = `${isStrong ? 600 : 400} 13px ${font}`;
    return context.measureText(text).width;
  };
}

/** The visible series of the legend on the page, each with its sample. */
function readLegend(chart: Element): (PictureLegendItem & { sample: Element | null })[] {
  return [...chart.querySelectorAll('.tillview-chart-legend__item.is-checked')].map((item) => ({
    name: item.querySelector('.tillview-chart-legend__name')?.textContent?.trim() ?? '',
    total: item.querySelector('.tillview-chart-legend__total')?.textContent?.trim() ?? '',
    sample: item.querySelector('svg.tillview-chart__sample'),
  }));
}

/** Builds the SVG: adds texts and drawings, from the left, or from the right in right-to-left. */
class SvgBuilder {
  readonly svg: Element;
  readonly #document: Document;
  readonly #view: Window;
  readonly #theme: PictureTheme;
  readonly #width: number;
  readonly #isRtl: boolean;

  constructor(
    document: Document,
    view: Window,
    theme: PictureTheme,
    width: number,
    isRtl: boolean,
  ) {
    this.#document = document;
    this.#view = view;
    this.#theme = theme;
    this.#width = width;
    this.#isRtl = isRtl;
    this.svg = create(document, 'svg', { role: 'img' });
  }

  write(text: string, start: number, baseline: number, more: Attributes = {}): void {
    const element = create(this.#document, 'text', {
      x: this.#isRtl ? this.#width - start : start,
      y: baseline,
      fill: this.#theme.text,
      'font-family': this.#theme.font,
      'font-size': 13,
      direction: this.#isRtl ? 'rtl' : 'ltr',
      ...more,
    });
    element.textContent = text;
    this.svg.append(element);
  }

  /**
   * Adds a copy of an SVG of the page at a physical position; `offset` is the width of the part at its left that is
   * scrolled out of view.
   */
  place(source: Element, place: Rectangle, offset = 0, isClipped = false): void {
    const { left, top, width, height } = place;
    const copy = toStandalone(source, this.#view);
    if (!copy) return;
    const box = { x: left, y: top, width, height, viewBox: `${offset} 0 ${width} ${height}` };
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
    // Nested SVG is clipped by default, but labels extend beyond it.
    copy.setAttribute('overflow', isClipped ? 'hidden' : 'visible');
    copy.removeAttribute('preserveAspectRatio');
    this.svg.append(copy);
  }

  placeSample(sample: Element, { start, top }: PlacedLegendItem, legendTop: number): void {
    const from = PICTURE.padding + start;
    const left = this.#isRtl ? this.#width - from - PICTURE.sampleWidth : from;
    const { sampleWidth: width } = PICTURE;
    this.place(sample, { left, top: legendTop + top + 4, width, height: 12 });
  }

  finish(height: number, text: ImageText): ChartImage {
    const size = { width: this.#width, height, viewBox: `0 0 ${this.#width} ${height}` };
    for (const [name, value] of Object.entries(size)) this.svg.setAttribute(name, String(value));
    const title = create(this.#document, 'title', {});
    title.textContent = [text.source, text.title, text.range].filter(Boolean).join(', ');
    const background = create(this.#document, 'rect', {
      width: this.#width,
      height,
      fill: this.#theme.background,
    });
    this.svg.prepend(title, background);
    return { svg: this.svg, width: this.#width, height };
  }
}

/** Adds the patterns that bars are filled with in forced-colors mode. */
function placePatterns(chart: Element, builder: SvgBuilder, view: Window): void {
  if (!/url\(/.test(builder.svg.innerHTML)) return;
  for (const pattern of chart.querySelectorAll('.tillview-chart__patterns pattern')) {
    const copy = toStandalone(pattern, view);
    if (copy) builder.svg.append(copy);
  }
}

/**
 * Draws the chart as it is shown now as one picture: source, title, range, legend with totals, axes and series, in
 * light colours. The picture needs no style sheet, font or image. `null` while nothing is drawn.
 */
export function drawChartImage(chart: HTMLElement, text: ImageText): ChartImage | null {
  const { documentElement: root } = chart.ownerDocument;
  const theme = root.getAttribute(THEME);
  // Pictures are pasted into documents and slides, so they have the colours of the light theme. The browser does not
  // paint before the attribute is restored.
  root.removeAttribute(THEME);
  try {
    return drawLightPicture(chart, text);
  } finally {
    if (theme !== null) root.setAttribute(THEME, theme);
  }
}

function drawLightPicture(chart: HTMLElement, text: ImageText): ChartImage | null {
  const { ownerDocument: document } = chart;
  const view = document.defaultView;
  const background = chart.querySelector('svg.tillview-chart__background');
  const canvas = chart.querySelector('svg.tillview-chart__canvas');
  const scroller = chart.querySelector<HTMLElement>('.tillview-chart__scroller');
  if (!view || !background || !canvas || !scroller) return null;
  const { padding, sourceLine, titleLine, rangeLine, gap } = PICTURE;
  const width = Number(background.getAttribute('width'));
  const plotHeight = Number(background.getAttribute('height'));
  const isRtl = chart.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const theme = readTheme(chart, view);
  const measure = toMeasure(document, theme.font);
  const builder = new SvgBuilder(document, view, theme, width, isRtl);
  const available = width - 2 * padding;

  let top: number = padding;
  if (text.source) {
    top += sourceLine;
    const source = fitText(text.source, available, (text) => measure(text, false) * (12 / 13));
    builder.write(source, padding, top - 5, { fill: theme.quiet, 'font-size': 12 });
  }
  top += titleLine;
  const title = fitText(text.title, available, (text) => measure(text, true) * (16 / 13));
  builder.write(title, padding, top - 6, { 'font-size': 16, 'font-weight': 600 });
  top += rangeLine;
  builder.write(text.range, padding, top - 5, { fill: theme.quiet, 'font-size': 12 });
  top += gap;
  const items = readLegend(chart);
  const legend = layOutLegend(items, available, measure);
  for (const [index, item] of legend.items.entries()) {
    const { name, total, nameStart, totalStart } = item;
    const sample = items[index]?.sample;
    if (sample) builder.placeSample(sample, item, top + gap / 2);
    const baseline = top + item.top + 18;
    builder.write(name, padding + nameStart, baseline);
    builder.write(total, padding + totalStart, baseline, { 'font-weight': 600 });
  }
  top += legend.height + gap * 2;

  builder.place(background, { left: 0, top, width, height: plotHeight });
  const left = Number.parseFloat(scroller.style.marginLeft) || 0;
  const shown = Number.parseFloat(scroller.style.width) || 0;
  const isScrolling = Number(canvas.getAttribute('width')) > shown;
  const plot = { left, top, width: shown, height: plotHeight };
  builder.place(canvas, plot, isScrolling ? scroller.scrollLeft : 0, isScrolling);
  placePatterns(chart, builder, view);
  return builder.finish(top + plotHeight + gap, text);
}
