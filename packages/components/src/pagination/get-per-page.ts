/** The page sizes on offer (spec §9). */
export const PER_PAGE_OPTIONS: readonly number[] = [25, 50, 75, 100];

/** The size of a page where none, or one that is not on offer, is asked for (spec §9, readings C20). */
const DEFAULT_PER_PAGE = 25;

/** The page size that an address asks for, as long as it is one on offer; 25 for everything else. */
export function getPerPage(asked: unknown): number {
  const text = typeof asked === 'number' || typeof asked === 'string' ? String(asked).trim() : '';
  return PER_PAGE_OPTIONS.find((option) => String(option) === text) ?? DEFAULT_PER_PAGE;
}
