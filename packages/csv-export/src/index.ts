export const packageName = '@tillview/csv-export';
