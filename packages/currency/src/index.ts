export const packageName = '@tillview/currency';
