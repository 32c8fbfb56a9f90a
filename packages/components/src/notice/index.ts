export { Notice } from './notice.tsx';
export type { NoticeAction, NoticeProps, NoticeStatus } from './notice.tsx';
