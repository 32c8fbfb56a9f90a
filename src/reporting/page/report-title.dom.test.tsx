import { ensureStores, reportsStore } from '@tillview/data';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { withHeadingLabels, type HeadingLabels } from './heading-labels.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportTitle } from './report-title.tsx';

const START =
  'admin.php?page=wc-admin&path=%2Fanalytics%2Fcategories&period=last_month&compare=previous_period' +
  '&filter=single_category&categories=16&orderby=sku&paged=2';

const heading = (status: 'ready' | 'loading' | 'error', label = '16'): HeadingLabels => ({
  type: 'categories',
  param: 'categories',
  labels: { status, selected: [{ key: '16', label }], retry: () => {}, remember: () => {} },
});

beforeEach(() => configureNavigation({ history: createMemoryHistory(START) }));

it('speaks a name that arrives after its heading has the focus, with the summary that it belongs to', () => {
  const registry = createRegistry();
  ensureStores(registry, [reportsStore]);
  const show = (message: string, of?: HeadingLabels) => (
    <RegistryProvider value={registry}>
      <ReportHeader
        title="Categories"
        heading={of}
        receivedAt={undefined}
        isRefreshing={false}
        message={message}
      />
    </RegistryProvider>
  );
  const { rerender } = render(show('', heading('loading')));
  const spoken = screen.getByRole('status');
  rerender(show('', heading('ready', 'Hats')));
  expect(spoken).toHaveTextContent(/^$/);
  // Once, if the summary arrives before the name.
  rerender(show('Nov 1. 3 orders.', heading('loading')));
  expect(spoken).toHaveTextContent(/^$/);
  rerender(show('Nov 1. 3 orders.', heading('ready', 'Hats')));
  expect(spoken).toHaveTextContent('Hats. Nov 1. 3 orders.');
  // On the way back, until the other summary is known.
  rerender(show('Nov 1. 3 orders.'));
  expect(spoken).toHaveTextContent('Hats. Nov 1. 3 orders.');
  rerender(show('Nov 1. 9 orders.'));
  expect(spoken).toHaveTextContent(/^Nov 1\. 9 orders\.$/);
});

describe('the title of a report', () => {
  it('is the name of the item that the report is narrowed to, or its id if the name could not be loaded', () => {
    const { rerender } = render(<ReportTitle title="Categories" heading={heading('loading')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Loading…$/);
    rerender(<ReportTitle title="Categories" heading={heading('error')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^#16$/);
    rerender(<ReportTitle title="Categories" heading={heading('ready', '<b>Hats</b>')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^<b>Hats<\/b>$/);
  });

  it('links to the whole report with the same range', () => {
    render(<ReportTitle title="Categories" heading={heading('ready', 'Hats')} />);
    const href = screen.getByRole('link', { name: 'Categories' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual({
      page: 'wc-admin',
      path: '/analytics/categories',
      period: 'last_month',
      compare: 'previous_period',
    });
  });

  it.each([
    [{ edit_products: true }, 'http://shop.test/wp-admin/post.php?post=16&action=edit'],
    [{ edit_products: false }, undefined],
  ])('links to the editor of the item for users with %j', (capabilities, href) => {
    const editor = { page: 'product', capability: 'edit_products', label: () => 'Edit' } as const;
    renderInHost(<ReportTitle title="Categories" heading={{ ...heading('ready'), editor }} />, {
      mode: 'proxy',
      adminUrl: 'http://shop.test/wp-admin/',
      user: { id: 1, name: 'Ada', capabilities, preferences: {} },
    });
    expect(screen.queryByRole('link', { name: /Edit/ })?.getAttribute('href')).toBe(href);
  });

  it('is the name of the report when nothing narrows it', () => {
    render(<ReportTitle title="Categories" heading={undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Categories');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a picker of a report with a heading', () => {
  const search = (type: string) => ({
    value: `single_${type}`,
    label: type,
    component: 'Search' as const,
    settings: { type, param: type, labels: {} },
  });
  const filters = [
    {
      label: 'Show',
      param: 'filter',
      filters: [
        { value: 'select', label: 'Single', subFilters: [search('categories')] },
        search('products'),
      ],
    },
  ];
  const namesIn = async (of: HeadingLabels) => {
    const [picker] = withHeadingLabels(filters, of);
    const [select, products] = picker?.filters ?? [];
    const names = select?.subFilters?.[0]?.settings?.getLabels?.('16', {});
    return { names: await names, others: products?.settings?.getLabels };
  };

  it('reuses the name that the heading has loaded, for the same kind of item only', async () => {
    expect(await namesIn(heading('ready', 'Hats'))).toEqual({
      names: [{ key: '16', label: 'Hats' }],
      others: undefined,
    });
  });

  it('loads the name itself until the heading has it', async () => {
    expect(await namesIn(heading('loading'))).toEqual({ names: undefined, others: undefined });
  });
});
