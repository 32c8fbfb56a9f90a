import { settingsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, rowsOf, startReplay } from './data-replay.ts';

const { replay } = startReplay();

describe('settings of a real store', () => {
  it.each([
    'settings-wc_admin',
    'settings-general',
    'settings-account',
    'settings-email',
    'settings-products',
    'settings-shipping',
    'settings-tax',
  ])('%s: a list of id and value, stored as a map (R1.47, R7.51, R7.52)', async (name) => {
    const sent = replay(name);
    const group = name.replace('settings-', '');
    const values = await createTestRegistry().resolveSelect(settingsStore).getSettings(group);
    expectAsRecorded(sent, name);
    expect(values).toEqual(Object.fromEntries(rowsOf(name).map(({ id, value }) => [id, value])));
  });

  it('are saved as a list of id and value (R7.53)', async () => {
    const sent = replay('w-settings-batch');
    const registry = createTestRegistry();
    await registry.dispatch(settingsStore).updateAndPersistSettingsForGroup('wc_admin', {
      woocommerce_excluded_report_order_statuses: ['pending', 'failed', 'cancelled'],
      woocommerce_default_date_range: 'period=quarter&compare=previous_period',
    });
    expectAsRecorded(sent, 'w-settings-batch');
    const { getDirtyKeys, getSetting } = registry.select(settingsStore);
    expect(getDirtyKeys('wc_admin')).toEqual([]);
    // A real store escapes strings for HTML when it saves them; the stored value is authoritative.
    expect(getSetting('wc_admin', 'woocommerce_default_date_range')).toBe(
      'period=quarter&amp;compare=previous_period',
    );
  });
});
