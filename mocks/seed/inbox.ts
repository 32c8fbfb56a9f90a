import type { Db } from '../db.ts';
import type { Note, NoteAction } from '../entities/administration.ts';
import { DAY, HOUR } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** Type, status, layout, title, content, actions. An action has a label, a target and the resulting status. */
type Row = readonly [
  Note['type'],
  Note['status'],
  Note['layout'],
  string,
  string,
  readonly (readonly [label: string, query: string, status?: NoteAction['status']])[],
];

const MORE = [
  'Learn more',
  'admin.php?page=wc-admin&path=/analytics/overview',
  'unactioned',
] as const;
const DISMISS = ['Dismiss', ''] as const;

const ROWS: readonly Row[] = [
  [
    'info',
    'unactioned',
    'plain',
    'Welcome to the demo store',
    'All data is generated. <strong>All changes</strong> are lost at a restart.',
    [MORE, DISMISS],
  ],
  [
    'marketing',
    'unactioned',
    'thumbnail',
    'Sell more before the holidays',
    '<p>Shops like yours take a third of their orders in the last two months of the year.</p><ul><li>Plan a <em>coupon</em>.</li><li>Check your stock.</li></ul>',
    [
      ['View coupons', 'admin.php?page=wc-admin&path=/analytics/coupons', 'unactioned'],
      ['View stock', 'admin.php?page=wc-admin&path=/analytics/stock', 'unactioned'],
    ],
  ],
  [
    'survey',
    'unactioned',
    'thumbnail',
    'How do you like the reports?',
    'It takes two minutes &amp; helps us.',
    [['Take the survey', 'admin.php?page=wc-admin', 'actioned']],
  ],
  [
    'warning',
    'unactioned',
    'plain',
    'Some products are low in stock',
    'Check your stock before the weekend.',
    [['View stock', 'admin.php?page=wc-admin&path=/analytics/stock', 'unactioned'], DISMISS],
  ],
  [
    'update',
    'unactioned',
    'plain',
    'A new version is ready',
    'It fixes three bugs in the reports.',
    [['Update', 'update-core.php', 'actioned'], DISMISS],
  ],
  [
    'error',
    'unactioned',
    'banner',
    'A payment method does not respond',
    'Card payments failed twice in the last hour.',
    [['View settings', 'admin.php?page=wc-settings&tab=checkout', 'actioned']],
  ],
  [
    'info',
    'unactioned',
    'plain',
    'دليل البيع بأكثر من لغة',
    'اقرأ كيف تعرض منتجاتك بلغة زبائنك.',
    [MORE, DISMISS],
  ],
  [
    'marketing',
    'actioned',
    'banner',
    'Grüße an Ihre Stammkundinnen und Stammkunden: eine Nachricht, die länger ist, als eine Zeile es vertragen kann',
    'Ein Gutschein zum Geburtstag 🎂 kommt gut an.',
    [MORE],
  ],
  [
    'survey',
    'snoozed',
    'plain',
    'What should we build next?',
    'Tell us when you have a moment.',
    [
      ['Answer', 'admin.php?page=wc-admin', 'actioned'],
      ['Later', '', 'snoozed'],
    ],
  ],
  [
    'warning',
    'unactioned',
    'plain',
    'Two orders are pending payment',
    'They were placed more than a week ago.',
    [['View orders', 'admin.php?page=wc-orders', 'unactioned'], DISMISS],
  ],
  ['update', 'actioned', 'thumbnail', 'The store was updated', 'No action is needed.', [MORE]],
  [
    'error',
    'actioned',
    'thumbnail',
    'A message could not be sent',
    'The email address of the customer does not exist.',
    [MORE],
  ],
  [
    'info',
    'unactioned',
    'plain',
    'Write a returns policy',
    'We created a draft page.',
    [['Edit page', 'post.php?post=9&action=edit', 'actioned']],
  ],
  ['email', 'sent', 'plain', 'Your first hundred orders', 'Congratulations!', [MORE]],
];

/** Seeds inbox notes of every type, status and layout, with all kinds of actions. */
export function seedNotes(db: Db, now: LocalTime): void {
  let action = 1;
  for (const [index, [type, status, layout, title, content, actions]] of ROWS.entries())
    db.notes.push({
      id: index + 1,
      name: `demo-note-${index + 1}`,
      type,
      title,
      content,
      content_data: index === 8 ? {} : { n: index },
      status,
      source: 'woocommerce-admin',
      layout,
      image: '',
      date_created: now - index * 2 * DAY - HOUR,
      date_reminder: null,
      is_snoozable: type === 'survey',
      is_deleted: false,
      is_read: status === 'actioned' || index > 5,
      actions: actions.map(([label, query, becomes = 'actioned']) => ({
        id: action++,
        name: label.toLowerCase().replaceAll(' ', '-'),
        label,
        query,
        status: becomes,
        actioned_text: '',
      })),
    });
}
