// Re-exported, because this function is loaded only after the first view.
export { readWholeList } from '@tillview/data';
