import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hostDefaults, type HostConfig } from '../../host/host-config.ts';
import { HostContext } from '../../host/host-context.ts';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { CellMarkup } from './cell-markup.tsx';

const ADMIN = 'http://shop.test/wp-admin';

const renderCell = (markup: string, mode: HostConfig['mode'] = 'proxy'): string =>
  renderToStaticMarkup(
    <HostContext.Provider value={{ ...hostDefaults, mode }}>
      <CellMarkup markup={markup} context={createTestContext()} />
    </HostContext.Provider>,
  );

it("links to the screen that the store's link names, without the store's range", () => {
  const href = `${ADMIN}/admin.php?page=wc-admin&path=/analytics/customers&period=year&filter=single_customer&customers=27`;
  expect(renderCell(`<a href='${href}'>Mona &amp; <b>Okafor</b></a>`)).toBe(
    '<a class="tillview-link" href="admin.php?page=wc-admin&amp;filter=single_customer&amp;customers=27&amp;path=%2Fcustomers" data-link-type="wc-admin">Mona &amp; Okafor</a>',
  );
});

it('links to admin pages of this host, if it has an admin', () => {
  const link = `<a href="${ADMIN}/post.php?post=7&action=edit">Mug</a>`;
  expect(renderCell(link)).toContain('href="/wp-admin/post.php?post=7&amp;action=edit"');
  expect(renderCell(link, 'demo')).toBe('Mug');
});

it.each([
  ['a price', '<span class="amount"><bdi><span>&#36;</span>792.71</bdi></span>', '$792.71'],
  ['text with entities', 'Tea &lt;b&gt; &amp; more', 'Tea &lt;b&gt; &amp; more'],
  ['a script', 'Mug<script>alert(1)</script><style>a{}</style>', 'Mug'],
  ['an event handler', '<b onclick="alert(1)">Mug</b><img src=x onerror=alert(1)>', 'Mug'],
  ['a frame and a form', '<iframe src="/x">a</iframe><form><input value="b">c</form>', ''],
  ['a link that runs code', '<a href="javascript:alert(1)">Mug</a>', 'Mug'],
  ['a link to another site', '<a href="https://evil.test/">Mug</a>', 'Mug'],
  ['a path without a screen', `<a href="${ADMIN}/admin.php?page=wc-admin&path=/x">Mug</a>`, 'Mug'],
  ['a folder of the admin', `<a href="${ADMIN}/js/x.php">Mug</a>`, 'Mug'],
  ['unfinished markup', '<a href="Mug', ''],
])('shows only the text of %s', (_what, markup, expected) => {
  expect(renderCell(markup)).toBe(expected);
});
