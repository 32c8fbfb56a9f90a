/** A customer of the store. Amounts are decimals in the store's currency; dates are in the store's local time. */
export type CustomerRow = {
  id: number;
  /** 0 or null for a guest, who has no account. */
  user_id?: number | null;
  username?: string | null;
  name?: string | null;
  email?: string | null;
  /** ISO 3166 country code. */
  country?: string | null;
  city?: string | null;
  /** Code or name, as the store saved it. */
  state?: string | null;
  postcode?: string | null;
  /** `YYYY-MM-DDTHH:mm:ss`; null for a guest. */
  date_registered?: string | null;
  date_last_active?: string | null;
  orders_count?: number | null;
  total_spend?: number | null;
  avg_order_value?: number | null;
};
