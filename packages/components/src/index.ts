export const packageName = '@tillview/components';
