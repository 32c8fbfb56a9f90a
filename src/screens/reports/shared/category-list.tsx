import { ViewMoreList } from '@tillview/components';
import { getCategoryPath, type CategoryTree } from '../../../reporting/definition/category-tree.ts';
import { ScreenLink } from '../../../reporting/definition/cells.tsx';
import type { ReportContext } from '../../../reporting/definition/report-definition.ts';

/** The path of a category as text, such as "Clothing › Hoodies"; empty for an unknown category. */
export const getCategoryText = (tree: CategoryTree, id: number): string =>
  getCategoryPath(tree, id).join(' › ');

type Props = { ids: readonly number[]; context: ReportContext };

/**
 * The categories of a product as links to the report of each category: the first one is shown, the others on demand.
 */
export function CategoryList({ ids, context: { categories, screenHref } }: Props) {
  const links = ids.flatMap((id) => {
    const text = getCategoryText(categories, id);
    const href = screenHref('/analytics/categories', {
      filter: 'single_category',
      categories: String(id),
    });
    if (text === '') return [];
    return [
      <ScreenLink key={id} href={href}>
        {text}
      </ScreenLink>,
    ];
  });
  return (
    <>
      {links[0]} <ViewMoreList items={links} />
    </>
  );
}
