import { act, type ByRoleMatcher, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { DemoShop } from './demo-shop.ts';

/** The accessible names of the elements with a role, in the order of the page. */
export function namesOf(
  role: ByRoleMatcher,
  { within: container = document.body, outside = '' } = {},
): string[] {
  const names: string[] = [];
  const name = (text: string, element: Element | null) =>
    (outside === '' || !element?.closest(outside)) && names.push(text) > 0;
  within(container).queryAllByRole(role, { name });
  return names;
}

/** Waits until lazily loaded code, and the requests that follow from it, no longer change the page. */
export async function settlePage(shop: DemoShop): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    await shop.settle();
    // A placeholder of the header, such as the favorites star, until its code and data are loaded.
    await waitFor(() => expect(document.querySelector('span.tillview-shell__tool')).toBeNull());
  } while (document.body.innerHTML !== before);
}
