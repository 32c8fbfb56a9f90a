export const packageName = '@tillview/number';
