import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import { columns } from './columns.tsx';
import type { CustomerRow } from './row.ts';

beforeEach(() => configureDate({ timeZone: 'UTC', locale: 'en_US' }));

const customer: CustomerRow = {
  id: 4,
  user_id: 25,
  username: 'kiravance35',
  name: 'Kira Vance',
  email: 'kira+shop?bcc=x@example.com',
  country: 'AU',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  date_registered: '2026-05-04T16:45:37',
  date_last_active: '2026-11-20T00:00:00',
  orders_count: 1023,
  total_spend: 2496.12,
  avg_order_value: 108.52695652173912,
};

describe('the columns of Customers', () => {
  it('show a customer', () => {
    expect(Object.values(getCells(columns, customer)).map(({ text }) => text)).toEqual([
      'Kira Vance',
      '$2,496.12',
      '1,023',
      '$108.53',
      'kiravance35',
      'Nov 20, 2026',
      'May 4, 2026',
      'kira+shop?bcc=x@example.com',
      'AU',
      'Sydney',
      'NSW',
      '2000',
    ]);
  });

  it('write full times to the file', () => {
    const { date_registered } = getCells(columns, customer);
    expect(date_registered?.value).toBe('2026-05-04 16:45:37');
  });

  it('link to the customer here, the profile and the orders in the admin, and an email to exactly this address', () => {
    const context = createTestContext({
      adminHref: (page, id) => (page === 'orders' ? 'admin.php?page=wc-orders' : `${page}/${id}`),
    });
    const { name, username, email, orders_count } = getCells(columns, customer, context);
    expect(name?.links[0]).toMatch(/filter=single_customer&customers=4&path=%2Fcustomers$/);
    expect(username?.links).toEqual(['customer/25']);
    expect(orders_count?.links).toEqual(['admin.php?page=wc-orders&_customer_user=25']);
    const guest = getCells(columns, { ...customer, user_id: 0, username: '' }, context);
    expect(guest['username']?.links).toEqual([]);
    expect(guest['orders_count']?.links).toEqual([
      'admin.php?page=wc-orders&s=kira%2Bshop%3Fbcc%3Dx%40example.com',
    ]);
    expect(email?.links).toEqual(['mailto:kira%2Bshop%3Fbcc%3Dx@example.com']);
  });

  it('show a guest without an account or dates', () => {
    const cells = getCells(columns, {
      id: 5,
      user_id: 0,
      name: ' ',
      email: '',
      country: 'Atlantis',
      date_registered: null,
    });
    expect(cells).toMatchObject({
      name: { text: 'N/A', value: '' },
      username: { links: [] },
      orders_count: { links: [] },
      date_registered: { text: 'N/A', value: null },
      email: { text: '', links: [] },
      country: { text: 'Atlantis' },
    });
  });
});
