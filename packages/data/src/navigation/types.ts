/** An entry of the menu. */
export type MenuItem = {
  id: string;
  /** `favorites`, `plugins`, or another part of the menu. */
  menuId: 'favorites' | 'plugins' | (string & {});
  title?: string;
  url?: string;
  parent?: string;
  order?: number;
  capability?: string;
};

/** What the navigation store holds. */
export type NavigationData = {
  readonly menuItems: readonly MenuItem[];
  readonly favorites: readonly string[];
};
