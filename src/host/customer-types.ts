let hasTypes = false;

/** Sets whether the store can list only registered customers, or only guests; called once, before the first render. */
export function configureCustomerTypes(isOffered: boolean): void {
  hasTypes = isOffered;
}

/** Whether the store can list only registered customers, or only guests. For report sources; see `getOrderStatuses`. */
export const hasCustomerTypes = (): boolean => hasTypes;
