/** A menu item. */
export type MenuItem = {
  id: string;
  /** `favorites`, `plugins`, or the id of another menu. */
  menuId: 'favorites' | 'plugins' | (string & {});
  title?: string;
  url?: string;
  parent?: string;
  order?: number;
  capability?: string;
};

/** State of the navigation data store. */
export type NavigationData = {
  readonly menuItems: readonly MenuItem[];
  readonly favorites: readonly string[];
};
