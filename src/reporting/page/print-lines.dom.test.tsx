import { screen } from '@testing-library/react';
import { configureDate } from '@tillview/date';
import { expect, it } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import PrintLines from './print-lines.tsx';

it('says in local time of the store when the page was printed, after the store, range and filters', () => {
  configureDate({ timeZone: 'Pacific/Auckland', now: () => new Date('2026-11-20T22:30:00Z') });
  const primary = { label: 'Today', range: 'Nov 21, 2026' };
  const secondary = { label: 'Previous year', range: 'Nov 21, 2025' };
  renderInHost(
    <PrintLines
      dates={{ primary, secondary } as never}
      filters={['Status: completed']}
      rest="75 rows are not printed."
    />,
    { storeName: 'Kites & Co' },
  );
  expect(screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual(
    [
      'Kites & Co',
      'Today (Nov 21, 2026), compared with Previous year (Nov 21, 2025)',
      'Status: completed',
      'Printed on Nov 21, 2026 at 11:30 AM',
      '75 rows are not printed.',
    ],
  );
});
