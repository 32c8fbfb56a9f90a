export const packageName = '@tillview/data';
