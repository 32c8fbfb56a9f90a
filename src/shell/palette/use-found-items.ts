import { createAutocompleter, getReportErrorKind } from '@tillview/components';
import type { SearchKind } from '@tillview/data';
import { getHistory, getNewPath, getPersistedQuery } from '@tillview/navigation';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { getAdminHref } from '../../host/admin-href.ts';
import type { HostConfig } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import { openPage } from '../../host/open-page.ts';
import type { Command } from './command.ts';
import { getRangeName } from './subjects.ts';

/** The number of characters from which the store is searched. */
const MIN_LENGTH = 2;
/** The time after the last key, in milliseconds. */
const DELAY = 300;
/** The items that are listed of each kind. */
const MOST = 5;

type PaletteKind = {
  kind: SearchKind;
  group: () => string;
  /** Which texts this kind is searched for; all by default. */
  pattern?: RegExp;
  /** The report that shows it, and the singular of the kind in its filter; otherwise it has a page in the admin. */
  report?: { path: string; item: string };
};

/** Returns what opens an item: its report, in the current range, or its page; undefined if the host has none. */
function getOpener({ kind, report }: PaletteKind, host: HostConfig, id: string) {
  if (report) {
    const query = { ...getPersistedQuery(), filter: `single_${report.item}`, [kind]: id };
    return () => getHistory().push(getNewPath(query, report.path, {}));
  }
  const href = getAdminHref(host, 'order', id);
  return href === undefined ? undefined : () => openPage(href);
}

const KINDS: readonly PaletteKind[] = [
  {
    kind: 'orders',
    group: () => __('Order', 'tillview'),
    pattern: /^#?\s*\d+$/,
  },
  {
    kind: 'products',
    group: () => __('Product', 'tillview'),
    report: { path: '/analytics/products', item: 'product' },
  },
  {
    kind: 'categories',
    group: () => __('Category', 'tillview'),
    report: { path: '/analytics/categories', item: 'category' },
  },
  {
    kind: 'customers',
    group: () => __('Customer', 'tillview'),
    report: { path: '/customers', item: 'customer' },
  },
  {
    kind: 'coupons',
    group: () => __('Coupon', 'tillview'),
    report: { path: '/analytics/coupons', item: 'coupon' },
  },
];

async function findItems(
  registry: DataRegistry,
  host: HostConfig,
  searched: PaletteKind,
  text: string,
): Promise<Command[]> {
  const { kind, group, report } = searched;
  const completer = createAutocompleter(kind, {
    registry,
    variationSeparator: host.variationTitleSeparator,
  });
  const { options } = completer;
  const found = typeof options === 'function' ? await options(text) : options;
  const items = 'items' in found ? found.items : found;
  return items.slice(0, MOST).flatMap((item) => {
    const { key, label } = completer.getOptionCompletion(item);
    const run = getOpener(searched, host, String(key));
    const range = report && getRangeName(report.path);
    return run ? [{ id: `${kind} ${key}`, label, group: group(), range, run }] : [];
  });
}

/** The items of the store whose names match the typed text. */
export type FoundItems = {
  commands: readonly Command[];
  isSearching: boolean;
  /** Whether a kind of items could not be searched; kinds that the user may not read are left out. */
  hasFailed: boolean;
  onRetry: () => void;
};

/** What a search has found, for which text and which attempt. */
type Result = { text: string; attempt: number; commands: readonly Command[]; hasFailed: boolean };

const NOTHING: Result = { text: '', attempt: 0, commands: [], hasFailed: false };

/** Searches the store when typing pauses. A late reply to an earlier text is ignored. */
export function useFoundItems(typed: string): FoundItems {
  const registry = useRegistry();
  const host = useHost();
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const text = typed.trim();
  const isLongEnough = text.length >= MIN_LENGTH;
  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    const search = async () => {
      const kinds = KINDS.filter(({ pattern }) => pattern?.test(text) ?? true);
      const results = await Promise.allSettled(
        kinds.map((kind) => findItems(registry, host, kind, text)),
      );
      if (!isCurrent) return;
      setFound({
        text,
        attempt,
        commands: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
        hasFailed: results.some(
          (result) =>
            result.status === 'rejected' && getReportErrorKind(result.reason) !== 'forbidden',
        ),
      });
    };
    const timer = setTimeout(() => void search(), DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [registry, host, text, isLongEnough, attempt]);

  const isFound = found.text === text && found.attempt === attempt;
  const { commands, hasFailed } = isLongEnough && isFound ? found : NOTHING;
  return {
    commands,
    hasFailed,
    isSearching: isLongEnough && !isFound,
    onRetry: () => setAttempt(attempt + 1),
  };
}
