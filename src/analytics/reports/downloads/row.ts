/** One download of a file that a customer bought. */
export type DownloadRow = {
  id: number;
  /** The store's local time, `YYYY-MM-DD HH:mm:ss`. */
  date: string;
  product_id: number;
  order_id: number;
  order_number?: number | string | null;
  /** Empty when the file is no longer part of its product. */
  file_name?: string | null;
  /** An address, or a path on the server for files that are not public. */
  file_path?: string | null;
  /** Empty for a guest. */
  username?: string | null;
  ip_address?: string | null;
  /** For a product that is gone the store embeds an error, which has no name. */
  _embedded?: { product?: readonly { name?: string; code?: string }[] };
};

/** The name of the product; undefined when it is no longer in the store. */
export function getProductName({ _embedded }: DownloadRow): string | undefined {
  return _embedded?.product?.[0]?.name;
}
