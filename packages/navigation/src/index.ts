export const packageName = '@tillview/navigation';
