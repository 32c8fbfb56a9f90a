export const packageName = '@tillview/date';
