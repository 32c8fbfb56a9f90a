import type { Db, Note, NoteAction } from '../db.ts';
import { DAY, HOUR } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** Type, state, layout, title, content, actions. An action is its label, where it leads, and what it makes of the note. */
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
    'Everything here is made up. <strong>Nothing</strong> that you change survives a restart.',
    [MORE, DISMISS],
  ],
  [
    'marketing',
    'unactioned',
    'thumbnail',
    'Sell more before the holidays',
    'Shops like yours take a third of their orders in the last two months of the year.',
    [MORE],
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
    'Some goods are running low',
    'Look through your stock before the weekend.',
    [['See the stock', 'admin.php?page=wc-admin&path=/analytics/stock', 'unactioned'], DISMISS],
  ],
  [
    'update',
    'unactioned',
    'plain',
    'A new version is ready',
    'It mends three faults in the reports.',
    [['Update', 'update-core.php', 'actioned'], DISMISS],
  ],
  [
    'error',
    'unactioned',
    'banner',
    'A payment method stopped answering',
    'Card payments failed twice in the last hour.',
    [['See the settings', 'admin.php?page=wc-settings&tab=checkout', 'actioned']],
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
    'Two orders wait for payment',
    'They were placed more than a week ago.',
    [['See the orders', 'admin.php?page=wc-orders', 'unactioned'], DISMISS],
  ],
  ['update', 'actioned', 'thumbnail', 'The store was updated', 'Nothing is left to do.', [MORE]],
  [
    'error',
    'actioned',
    'thumbnail',
    'A message could not be sent',
    'The address of the customer does not exist.',
    [MORE],
  ],
  [
    'info',
    'unactioned',
    'plain',
    'Write a returns policy',
    'We have put a draft on a page of its own.',
    [['Edit page', 'post.php?post=9&action=edit', 'actioned']],
  ],
  ['email', 'sent', 'plain', 'Your first hundred orders', 'Congratulations!', [MORE]],
];

/** Fills in messages to the staff: of every type, state and layout, with all kinds of actions. */
export function seedNotes(db: Db, now: LocalTime): void {
  let action = 1;
  for (const [index, [type, status, layout, title, content, actions]] of ROWS.entries())
    db.notes.push({
      id: index + 1,
      name: `demo-note-${index + 1}`,
      type,
      title,
      content,
      content_data: index === ROWS.length - 2 ? {} : { place: index },
      status,
      source: 'woocommerce-admin',
      layout,
      image: '',
      date_created: now - index * 2 * DAY - HOUR,
      date_reminder: null,
      is_snoozable: type === 'survey',
      is_deleted: false,
      is_read: status === 'actioned',
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
