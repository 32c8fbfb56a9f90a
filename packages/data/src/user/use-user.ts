import { useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/** The signed-in person, and what they may do. */
export type CurrentUser = {
  user: User | undefined;
  /** Nobody is known yet, and the answer is on its way. */
  isRequesting: boolean;
  /** Why nobody is known, else false. */
  error: Error | false;
  /** Whether the person has the capability, such as `view_woocommerce_reports`; false while nobody is known. */
  currentUserCan: (capability: string) => boolean;
};

/** The signed-in person; read once, unless the host gave them. */
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
