import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import { DELETE_USER, type Site } from './site.ts';

/** Checks the export and the erasure of what is stored of a user. */
export async function checkPrivacy(checks: Checks, site: Site): Promise<void> {
  await checks.run('what is stored of a user is exported and erased', async () => {
    const output = await site.php(`
global $wpdb;
$id  = wp_insert_user( array( 'user_login' => 'tillview-test-privacy', 'user_pass' => 'x', 'user_email' => 'privacy@example.test', 'role' => 'shop_manager' ) );
$key = $wpdb->get_blog_prefix() . 'persisted_preferences';
update_user_meta( $id, $key, array( 'tillview' => array( 'notes' => array( array( 'date' => '2026-11-27', 'text' => 'Fair' ) ) ), 'core' => array( 'isOpen' => true ) ) );
update_user_option( $id, 'tillview_welcome_dismissed', 1 );
Tillview\\set_digest_recipient( $id, 'week' );
$run   = fn ( $kind, $name ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['tillview'][ $name ], 'privacy@example.test', 1 );
$found = array( $run( 'exporters', 'callback' ), $run( 'erasers', 'callback' ), $run( 'exporters', 'callback' ), $run( 'erasers', 'callback' ) );
$rest  = array( get_user_meta( $id, $key, true ), Tillview\\read_due_digests()[ $id ] ?? null );
${DELETE_USER}
echo wp_json_encode( array( array_column( $found[0]['data'][0]['data'], 'value', 'name' ), $found[1]['items_removed'], $found[2]['data'], $found[3]['items_removed'], $rest ) );`);
    assert.deepEqual(JSON.parse(output), [
      {
        notes: '[{"date":"2026-11-27","text":"Fair"}]',
        digest: 'week',
        is_welcome_dismissed: '1',
      },
      true,
      [],
      false,
      [{ core: { isOpen: true } }, null],
    ]);
  });
}
