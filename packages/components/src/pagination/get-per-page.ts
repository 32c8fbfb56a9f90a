/** The available page sizes (R9.49). */
export const PER_PAGE_OPTIONS: readonly number[] = [25, 50, 75, 100];

/** The page size when none, or one that is not available, is requested (R9.10, readings C20). */
const DEFAULT_PER_PAGE = 25;

/** The requested page size if it is available; 25 for everything else. */
export function getPerPage(requested: unknown): number {
  const text =
    typeof requested === 'number' || typeof requested === 'string' ? String(requested).trim() : '';
  return PER_PAGE_OPTIONS.find((option) => String(option) === text) ?? DEFAULT_PER_PAGE;
}
