import { screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostDefaults } from '../../src/host/host-config.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const NAMESPACE = 'tillview/pseudo-locale';
const FILTERS = ['gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context'].map(
  (name) => `i18n.${name}_tillview`,
);
const TITLES = /<title>(.*?)<\/title>/g;

/** The text as a translation that differs from any other text, whatever is put into it. */
const mark = (text: string): string =>
  text.includes('<title>') ? text.replaceAll(TITLES, '<title>⟦$1⟧</title>') : `⟦${text}⟧`;

beforeEach(() => {
  for (const name of FILTERS) addFilter(name, NAMESPACE, mark);
});

afterEach(() => {
  for (const name of FILTERS) removeFilter(name, NAMESPACE);
});

/** Every text of a reply: what the store names itself is no text of the app. */
function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}

/** The texts of all replies from now on. */
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

/** The text without what is translated, from the innermost mark to the outermost. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : withoutMarked(rest);
}

/** The text without what the store names, the longest names first; a customer is named by two. */
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

it.each([
  ['the Overview', '&path=/analytics/overview', 'Performance'],
  ['Orders', '&path=/analytics/orders&filter=advanced&status_is=completed', 'Order status'],
  ['the settings', '&path=/analytics/settings', 'Excluded statuses'],
])('%s shows no text that cannot be translated', async (_screen, address, shown) => {
  const store = listenToStore();
  renderApp(shop, { address });
  await screen.findAllByText((text) => text.includes(`⟦${shown}⟧`));
  await shop.settle();
  const names = await store.texts();
  const found = [...listTexts(document.body)].filter((text) =>
    /\p{L}{2}/u.test(withoutNames(withoutMarked(text), names)),
  );
  expect([...new Set(found)]).toEqual([]);
});
