import { HttpResponse, http } from 'msw';
import type { RequestHandler } from 'msw';
import type { DemoStore } from '../demo-store-types.ts';
import { USER_HEADER, userOf } from '../auth.ts';
import { RestError } from '../rest-error.ts';

/** Handlers outside the REST API: one returns a new nonce, one downloads CSV files. */
export function createAdminHandlers(store: DemoStore): RequestHandler[] {
  return [
    http.all('*/wp-admin/admin-ajax.php', ({ request }) => {
      const isNonce = new URL(request.url).searchParams.get('action') === 'rest-nonce';
      return isNonce && isSignedIn(store, request)
        ? HttpResponse.text(store.nonce)
        : HttpResponse.text('0', { status: 400 });
    }),
    http.get('*/wp-admin/', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('action') !== 'woocommerce_admin_download_report_csv') return undefined;
      const name = searchParams.get('filename') ?? '';
      const found = store.db.exports.find(
        ({ id, type }) => name === `wc-${type}-report-export-${id}`,
      );
      if (!found || !isSignedIn(store, request)) return new HttpResponse('', { status: 404 });
      return new HttpResponse(`\uFEFF${found.csv}`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}.csv"`,
        },
      });
    }),
  ];
}

function isSignedIn(store: DemoStore, request: Request): boolean {
  try {
    return userOf(store.db, request.headers.get(USER_HEADER)) !== null;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}
