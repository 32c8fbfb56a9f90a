import { useLedger } from './use-ledger.ts';

/** Reads the orders for other screens while a page is open, if no question is needed. Renders nothing. */
export default function ReadOrders() {
  useLedger('page');
  return null;
}
