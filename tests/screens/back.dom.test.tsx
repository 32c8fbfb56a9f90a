import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { ORDERS, renderApp } from './render-app.tsx';
import { findRows, readTable } from './report-parts.ts';

const shop = withDemoShop();

deepIt('Back undoes a change of the page and of the page size, one after the other', async () => {
  const { history, query, user } = renderApp(shop, { url: `${ORDERS}&period=year` });
  const readRows = async () => readTable(await findRows()).rows;
  const first = await readRows();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await readRows()).not.toEqual(first));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  await waitFor(async () => expect(await readRows()).toHaveLength(50));
  act(() => history.back());
  expect(query().get('paged')).toBe('2');
  act(() => history.back());
  expect(query().get('paged')).toBeNull();
  expect(await readRows()).toEqual(first);
});
