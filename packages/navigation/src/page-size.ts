/** The page sizes that a table offers (R9.49). */
export const PAGE_SIZES: readonly number[] = [25, 50, 75, 100];

/** The page size if the URL requests none, or one that is not offered (R9.10, readings C20). */
export const DEFAULT_PAGE_SIZE = 25;

/** The requested page size if tables offer it, otherwise 25. */
export function getPageSize(requested: unknown): number {
  const text =
    typeof requested === 'number' || typeof requested === 'string' ? String(requested).trim() : '';
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;
}
