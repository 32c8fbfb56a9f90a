import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { readAlarmOfHour } from './shop-alarm.ts';

const server = startRestServer();

const read = (code: string, status: number) => {
  server.use(
    http.get(`${API_ROOT}/tillview/v1/alarm`, () =>
      HttpResponse.json({ code, message: 'No.', data: { status } }, { status }),
    ),
  );
  return readAlarmOfHour(createTestRegistry({ hasRoute: () => Promise.resolve(true) }));
};

it('is left to the orders that a user sees without the route, and where another plugin limits them', async () => {
  expect(await read('rest_no_route', 404)).toBeUndefined();
  expect(await read('tillview_limited_reports', 409)).toBeUndefined();
  await expect(read('tillview_database_error', 500)).rejects.toThrow('No.');
});
