import { useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/** The signed-in user and their capabilities. */
export type CurrentUser = {
  user: User | undefined;
  /** Whether the user is being read for the first time. */
  isRequesting: boolean;
  /** The error of the read, or false. */
  error: Error | false;
  /** Whether the user has a capability, such as `view_woocommerce_reports`; false until the user is read. */
  currentUserCan: (capability: string) => boolean;
};

/** Returns the signed-in user; read once, unless the host page provided it. */
export function useUser(): CurrentUser {
  const { user, error } = useSelect((select) => {
    const { getCurrentUser, getCurrentUserError } = select(userStore);
    return { user: getCurrentUser(), error: getCurrentUserError() };
  }, []);
  const currentUserCan = useCallback(
    (capability: string) =>
      user?.is_super_admin === true || user?.capabilities?.[capability] === true,
    [user],
  );
  return { user, isRequesting: !user && error === false, error, currentUserCan };
}
