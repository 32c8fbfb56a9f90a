export { AvatarsContext } from './avatars-context.ts';
export { Gravatar } from './gravatar.tsx';
export { getAvatarUrl } from './get-avatar-url.ts';
export type { AvatarUser, GravatarProps } from './gravatar.tsx';
