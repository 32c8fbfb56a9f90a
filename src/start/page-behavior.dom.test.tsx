import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { hostDefaults } from '../host/host-config.ts';
import { sessionKeys } from '../host/preferences.ts';
import { getStorage } from '../host/session/session-data.ts';
import { getShopKey } from '../host/session/shop-storage.ts';
import { connectPage } from './page-behavior.ts';

it('a link that logs out removes all that the browser keeps of the shop, and its orders', () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const root = document.body.appendChild(document.createElement('div'));
  connectPage(root, {
    registry: createTestRegistry(),
    metricsOwner: undefined,
    config: hostDefaults,
  });
  const names = Object.values(sessionKeys).map(
    (key) => [getStorage(key), getShopKey(key)] as const,
  );
  for (const [storage, name] of names) storage.setItem(name, '["x",[]]');
  const link = root.appendChild(document.createElement('a'));
  link.href = '#action=logout';
  fireEvent.click(link);
  expect(names.map(([storage, name]) => storage.getItem(name))).toEqual(names.map(() => null));
  expect(deleteDatabase.mock.calls).toEqual([['tillview-ledger']]);
});
