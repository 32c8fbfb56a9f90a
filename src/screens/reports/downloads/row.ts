import { formatMissingItem, formatUnreadItem } from '@tillview/components';

/** One download of a file that a customer bought. */
export type DownloadRow = {
  id: number;
  /** The store's local time, `YYYY-MM-DD HH:mm:ss`. */
  date: string;
  product_id: number;
  order_id: number;
  order_number?: number | string | null;
  /** Empty if the file was removed from its product. */
  file_name?: string | null;
  /** A URL, or a path on the server for files that are not public. */
  file_path?: string | null;
  /** Empty for a guest. */
  username?: string | null;
  ip_address?: string | null;
  /** For a product that was deleted, or that the user may not see, the store embeds an error. */
  _embedded?: { product?: readonly { name?: string; data?: { status?: number } | null }[] };
};

/** Returns the name of the product; undefined if it is not known. */
export function getProductName({ _embedded }: DownloadRow): string | undefined {
  return _embedded?.product?.[0]?.name;
}

/** Returns the label of a product without a name: it was deleted, the user may not see it, or it was not read. */
export function formatUnnamedProduct({ product_id, _embedded }: DownloadRow): string {
  const status = _embedded?.product?.[0]?.data?.status;
  const id = String(product_id);
  return status === 404 || status === 410
    ? formatMissingItem(id)
    : formatUnreadItem(id, status === 401 || status === 403);
}
