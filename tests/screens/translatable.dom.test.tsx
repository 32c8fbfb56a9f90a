import { screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { hostDefaults } from '../../src/host/host-config.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const NAMESPACE = 'tillview/pseudo-locale';
const FILTERS = ['gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context'].map(
  (name) => `i18n.${name}_tillview`,
);
const TITLES = /<title>(.*?)<\/title>/g;

/** A pseudo-translation: marks the text, including the values that are inserted into it. */
const mark = (text: string): string =>
  text.includes('<title>') ? text.replaceAll(TITLES, '<title>⟦$1⟧</title>') : `⟦${text}⟧`;

beforeEach(() => {
  for (const name of FILTERS) addFilter(name, NAMESPACE, mark);
});

afterEach(() => {
  for (const name of FILTERS) removeFilter(name, NAMESPACE);
});

/** Collects every string of a response: names that come from the store are not texts of the app. */
function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}

/** Collects the strings of all responses from now on. */
function listenToStore(): { texts(): Promise<ReadonlySet<string>> } {
  const { fetch } = window;
  const bodies: Promise<unknown>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    bodies.push(response.clone().json());
    return response;
  });
  return {
    async texts() {
      const texts = new Set(Object.values(hostDefaults.orderStatuses));
      collectTexts(await Promise.all(bodies), texts);
      return texts;
    },
  };
}

/** The text without its translated parts, removed from the innermost mark to the outermost. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : withoutMarked(rest);
}

/** The text without names that come from the store, the longest first, because a customer has two names. */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  const found = [...names].filter((name) => /\p{L}{2}/u.test(name) && text.includes(name));
  return found
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
}

const ATTRIBUTES = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

function* listTexts(root: HTMLElement): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode.textContent ?? '';
  for (const element of root.querySelectorAll('*'))
    for (const name of ATTRIBUTES) yield element.getAttribute(name) ?? '';
}

it.each(
  firstCases(1, [
    ['Orders', '&path=/analytics/orders&filter=advanced&status_is=completed', 'Order status'],
    ['the settings', '&path=/analytics/settings', 'Excluded statuses'],
    ['the Overview', '&path=/analytics/overview', 'Performance'],
  ] as const),
)('%s shows only translatable text', async (_screen, url, shown) => {
  const store = listenToStore();
  renderApp(shop, { url });
  await screen.findAllByText((text) => text.includes(`⟦${shown}⟧`));
  await shop.settle();
  const names = await store.texts();
  const found = [...listTexts(document.body)].filter((text) =>
    /\p{L}{2}/u.test(withoutNames(withoutMarked(text), names)),
  );
  expect([...new Set(found)]).toEqual([]);
});
