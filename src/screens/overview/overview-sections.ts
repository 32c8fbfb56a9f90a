import { CHART_METRICS, chartNames } from './chart-names.ts';

/** The sections of the Overview, by their keys in the store. */
export type SectionKey =
  | 'store-performance'
  | 'store-charts'
  | 'store-order-hours'
  | 'store-leaderboards'
  | 'store-profit';

/**
 * A section in the user preference `dashboard_sections`. Fields and sections of other plugins stay in the preference.
 */
export type Section = {
  readonly key: string;
  /** The user's own title; the default title if absent. */
  readonly title?: string;
  readonly isVisible: boolean;
  /** The hidden blocks: metrics, charts or leaderboards. */
  readonly hiddenBlocks: readonly string[];
  /** Blocks that only this store has; shown only if the user selects them. */
  readonly shownBlocks?: readonly string[];
};

type Blocks = {
  readonly all: readonly string[];
  readonly shown: readonly string[];
  /** Whether users who want the section add it. */
  readonly isOptional?: boolean;
};

/** The blocks of each section that every store has, in order, and the blocks that are shown by default. */
const BLOCKS: Readonly<Record<SectionKey, Blocks>> = {
  'store-performance': {
    // In the order of the store's indicators.
    all: [
      ...new Set([
        'revenue/total_sales',
        'revenue/net_revenue',
        ...CHART_METRICS,
        'revenue/gross_sales',
        'variations/items_sold',
      ]),
    ],
    shown: [
      'revenue/total_sales',
      'revenue/net_revenue',
      'orders/orders_count',
      'products/items_sold',
    ],
  },
  'store-charts': {
    all: chartNames.map(({ block }) => block),
    shown: ['revenue_net_revenue', 'orders_orders_count'],
  },
  // A single card, which Revenue and Orders have too.
  'store-order-hours': { all: [], shown: [], isOptional: true },
  'store-leaderboards': {
    all: ['customers', 'coupons', 'categories', 'products'],
    shown: ['categories', 'products'],
  },
  // The tiles of Profit, whose orders have to be read.
  'store-profit': { all: [], shown: [], isOptional: true },
};

const KEYS = Object.keys(BLOCKS);

/** Whether a section has blocks that the user can choose from. */
export const hasBlocks = (key: SectionKey): boolean => BLOCKS[key].all.length > 0;

/** Whether a key is the key of a section of the Overview. */
export const isSectionKey = (key: string): key is SectionKey => KEYS.includes(key);

const defaultSections = Object.entries<Blocks>(BLOCKS).map(
  ([key, { all, shown, isOptional }]): Section => ({
    key,
    isVisible: !isOptional,
    hiddenBlocks: all.filter((block) => !shown.includes(block)),
  }),
);

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

function readSection(stored: Stored): Section | undefined {
  const { key, title, isVisible, hiddenBlocks } = stored;
  if (typeof key !== 'string' || key === '') return undefined;
  const hiddenAtFirst = defaultSections.find((section) => section.key === key)?.hiddenBlocks ?? [];
  const { title: _title, ...rest } = stored;
  return {
    ...rest,
    key,
    ...(typeof title === 'string' && title.trim() !== '' ? { title } : {}),
    isVisible: isVisible !== false,
    hiddenBlocks: Array.isArray(hiddenBlocks) ? toTexts(hiddenBlocks) : hiddenAtFirst,
    ...('shownBlocks' in stored ? { shownBlocks: toTexts(stored['shownBlocks']) } : {}),
  };
}

/** Reads the sections in the preference, each once, and adds the missing sections at the end. */
export function readSections(preference: unknown): readonly Section[] {
  const stored = (Array.isArray(preference) ? preference : [])
    .filter(isRecord)
    .map(readSection)
    .filter((section) => section !== undefined);
  const byKey = new Map(stored.toReversed().map((section) => [section.key, section]));
  const sections = stored.filter((section) => byKey.get(section.key) === section);
  return [...sections, ...defaultSections.filter(({ key }) => !byKey.has(key))];
}

/** The sections that are shown, in order. */
export const getShownSections = (sections: readonly Section[]): readonly Section[] =>
  sections.filter(({ key, isVisible }) => isSectionKey(key) && isVisible);

/** Whether every store has a block of a section. */
export const isInEveryStore = (key: SectionKey, block: string): boolean =>
  BLOCKS[key].all.includes(block);

/** Whether a block of a section is shown. */
export function isBlockShown({ key, hiddenBlocks, shownBlocks = [] }: Section, block: string) {
  if (hiddenBlocks.includes(block)) return false;
  return (isSectionKey(key) && isInEveryStore(key, block)) || shownBlocks.includes(block);
}

/**
 * The blocks of a section that are shown, in order. Contains only blocks that are known without a request to the store.
 */
export function getShownBlocks(section: Section): readonly string[] {
  const { key, shownBlocks = [] } = section;
  const all = isSectionKey(key) ? BLOCKS[key].all : [];
  return [...new Set([...all, ...shownBlocks])].filter((block) => isBlockShown(section, block));
}

/** Returns the section with a block shown or hidden. */
export function setBlockShown(section: Section, block: string, isShown: boolean): Section {
  const { hiddenBlocks, shownBlocks = [] } = section;
  const others = hiddenBlocks.filter((each) => each !== block);
  if (!isShown) return { ...section, hiddenBlocks: [...others, block] };
  const shown = { ...section, hiddenBlocks: others };
  return isBlockShown(shown, block) ? shown : { ...shown, shownBlocks: [...shownBlocks, block] };
}

/**
 * A change of the sections. Applied twice, it has the same result: it is shown before it is saved, and it is applied to the
 * sections that the store has at that time.
 */
export type SectionsChange = (sections: readonly Section[]) => readonly Section[];

/** Changes one section. */
export const changeSection =
  (key: string, change: (section: Section) => Section): SectionsChange =>
  (sections) =>
    sections.map((each) => (each.key === key ? change(each) : each));

/** Moves a section before (-1) or after (1) its neighbor; only sections that are shown count. */
export function moveSection(seen: readonly Section[], moved: string, step: 1 | -1): SectionsChange {
  const shown = getShownSections(seen);
  const neighbor = shown[shown.findIndex(({ key }) => key === moved) + step]?.key;
  return (sections) => {
    const section = sections.find(({ key }) => key === moved);
    const other = sections.find(({ key }) => key === neighbor);
    if (!section || !other) return sections;
    const isMoved = Math.sign(sections.indexOf(section) - sections.indexOf(other)) === step;
    if (isMoved) return sections;
    return sections.map((each) => (each === section ? other : each === other ? section : each));
  };
}

/** Shows a section again, at the end. */
export const addSection =
  (added: string): SectionsChange =>
  (sections) => {
    const section = sections.find(({ key }) => key === added);
    if (!section) return sections;
    return [...sections.filter((each) => each !== section), { ...section, isVisible: true }];
  };

/**
 * Makes a title safe to store: stores lose a backslash before a quotation mark, which makes the whole preference
 * unreadable.
 */
export const toKeptTitle = (title: string): string =>
  title.replaceAll('"', '”').replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim();
