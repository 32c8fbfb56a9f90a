// A chunk of its own: the data stores that no report needs for its first view.
export { registerOtherStores } from '@tillview/data';
