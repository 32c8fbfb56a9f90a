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
  /** For a deleted product the store embeds an error, which has no name. */
  _embedded?: { product?: readonly { name?: string; code?: string }[] };
};

/** Returns the name of the product; undefined if the product was deleted. */
export function getProductName({ _embedded }: DownloadRow): string | undefined {
  return _embedded?.product?.[0]?.name;
}
