import { isForbidden, optionsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, startReplay } from './data-replay.ts';

const { replay } = startReplay();

async function readAll(names: readonly string[]) {
  const registry = createTestRegistry();
  const { getOption } = registry.resolveSelect(optionsStore);
  await Promise.all(names.map((name) => getOption(name)));
  return registry.select(optionsStore);
}

describe('options of a real store', () => {
  it.each(['options-read', 'options-read-unknown', 'w-options-after', 'manager-options-read'])(
    '%s: one request of names, one object of values (R7.91, R7.92, R4.81)',
    async (name) => {
      const sent = replay(name);
      const { body, request } = recorded(name);
      const names = String(request.query['options']).split(',');
      const { getOption } = await readAll(names);
      expectAsRecorded(sent, name);
      expect(Object.fromEntries(names.map((each) => [each, getOption(each)]))).toEqual(body);
    },
  );

  it('are sent as the body, and the response is returned (R7.89, R7.90)', async () => {
    const sent = replay('w-options');
    const registry = createTestRegistry();
    const values = { woocommerce_date_type: 'date_created', woocommerce_task_list_hidden: 'yes' };
    expect(await registry.dispatch(optionsStore).updateOptions(values)).toEqual({
      success: true,
      woocommerce_date_type: true,
      woocommerce_task_list_hidden: false,
    });
    expectAsRecorded(sent, 'w-options');
    replay('w-options-after');
    expect(await registry.resolveSelect(optionsStore).getOption('woocommerce_date_type')).toBe(
      'date_created',
    );
  });

  it('saving no options succeeds, although the response is a list', async () => {
    const sent = replay('w-options-empty');
    expect(await createTestRegistry().dispatch(optionsStore).updateOptions({})).toEqual({
      success: true,
    });
    expectAsRecorded(sent, 'w-options-empty');
  });

  it('the response reports unchanged values', async () => {
    replay('manager-options-write-blogname');
    expect(
      await createTestRegistry().dispatch(optionsStore).updateOptions({ blogname: 'Test Store' }),
    ).toEqual({ success: true, blogname: false });
  });

  it('rejections are stored as errors, one per option and one for updates; their text is not displayed (R8.32)', async () => {
    replay('err-401-options');
    replay('err-403-options-customer');
    const registry = createTestRegistry();
    await expect(
      registry.resolveSelect(optionsStore).getOption('woocommerce_date_type'),
    ).rejects.toMatchObject({ status: 401 });
    const result = await registry
      .dispatch(optionsStore)
      .updateOptions({ woocommerce_date_type: 'date_created' });
    const { getOptionsRequestingError, getOptionsUpdatingError } = registry.select(optionsStore);
    expect(isForbidden(getOptionsRequestingError('woocommerce_date_type'))).toBe(true);
    expect(getOptionsUpdatingError()).toMatchObject({ status: 403 });
    expect(result).toMatchObject({ success: false, code: 'woocommerce_rest_cannot_update' });
  });

  it('a request without names is rejected, so none is sent', () => {
    expect(recorded('options-read-none').status).toBe(500);
  });
});
