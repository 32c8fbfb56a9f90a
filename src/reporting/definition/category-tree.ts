/** A product category of the store. */
export type Category = { id: number; name: string; parent: number };

/** Product categories by id. */
export type CategoryTree = ReadonlyMap<number, Category>;

/** The name of a category with its parents, such as "Accessories › Hats". */
export const getCategoryLabel = (tree: CategoryTree, id: number, name: string): string =>
  [...getCategoryPath(tree, tree.get(id)?.parent ?? 0), name].join(' › ');

/** The names from the root to a category, such as ['Clothing', 'Hoodies']; empty for an unknown category. */
export function getCategoryPath(tree: CategoryTree, id: number): string[] {
  const path: string[] = [];
  const visited = new Set<number>();
  for (let at = tree.get(id); at && !visited.has(at.id); at = tree.get(at.parent)) {
    visited.add(at.id);
    path.unshift(at.name);
  }
  return path;
}
