import { ViewMoreList } from '@tillview/components';
import { getCategoryPath, type CategoryTree } from '../../../reporting/definition/category-tree.ts';
import { ItemLink } from '../../../reporting/definition/cells.tsx';
import type { ReportContext } from '../../../reporting/definition/report-definition.ts';

/** The path of a category as text, such as "Clothing › Hoodies"; empty for an unknown category. */
export const getCategoryText = (tree: CategoryTree, id: number): string =>
  getCategoryPath(tree, id).join(' › ');

type Props = { ids: readonly number[]; context: ReportContext };

/**
 * The categories of a product as links to the report of each category: the first one is shown, the others on demand.
 */
export function CategoryList({ ids, context }: Props) {
  const links = ids.flatMap((id) => {
    const text = getCategoryText(context.categories, id);
    if (text === '') return [];
    return [
      <ItemLink key={id} item="category" id={id} context={context}>
        {text}
      </ItemLink>,
    ];
  });
  return (
    <>
      {links[0]} <ViewMoreList items={links} />
    </>
  );
}
