import type { Db } from '../db.ts';
import type { Random } from '../random.ts';
import { DAY, SECOND } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** Seeds the download log: up to three downloads per file, most of them soon after payment. */
export function seedDownloads(db: Db, random: Random, now: LocalTime): void {
  const files = new Map(db.products.map((product) => [product.id, product.files]));
  const log: Omit<Db['downloads'][number], 'id'>[] = [];
  for (const order of db.orders) {
    if (order.date_paid === null) continue;
    for (const line of order.lines)
      for (const file of files.get(line.product_id) ?? []) {
        const address = `203.0.113.${random.between(1, 254)}`;
        for (let times = random.between(0, 3); times > 0; times--) {
          const delay = Math.floor((random.next() ** 3 * 30 * DAY) / SECOND) * SECOND;
          if (order.date_paid + delay > now) continue;
          log.push({
            date: order.date_paid + delay,
            file_id: file.id,
            product_id: line.product_id,
            order_id: order.id,
            customer_id: order.customer_id,
            ip_address: address,
          });
        }
      }
  }
  for (const [index, entry] of log.toSorted((a, b) => a.date - b.date).entries())
    db.downloads.push({ id: index + 1, ...entry });
}
