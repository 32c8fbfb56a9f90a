<?php
/**
 * The mails of the digest, and how a recipient turns them off.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the digest to a user, in the user's language and with what the user may see. Returns whether it was sent; `$error`
 * is why it was not.
 *
 * @throws \RuntimeException When the sales cannot be read.
 */
function send_digest( int $user_id, string $every, string &$error = '' ): bool {
	$user = get_userdata( $user_id );
	if ( ! may_see_reports( $user_id ) ) {
		$error = __( 'This user may not see reports.', 'tillview' );
		return false;
	}
	if ( '' !== get_digest_problem() || '' !== get_missing_requirement() ) {
		$error = __( 'This site sends no digest.', 'tillview' );
		return false;
	}
	$previous = get_current_user_id();
	$reason   = '';
	$text     = '';
	// The plain text for programs that show no HTML.
	$add_text    = static function ( $mailer ) use ( &$text ): void {
		$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase
	};
	$keep_reason = static function ( \WP_Error $failure ) use ( &$reason ): void {
		$reason = $failure->get_error_message();
	};
	wp_set_current_user( $user_id );
	$is_switched = switch_to_user_locale( $user_id );
	add_action( 'phpmailer_init', $add_text );
	add_action( 'wp_mail_failed', $keep_reason );
	try {
		$digest  = get_digest( $every );
		$off     = get_digest_off_url( $user );
		$text    = get_digest_text( $digest['sections'], $off );
		$is_sent = wp_mail(
			$user->user_email,
			// A header has one line.
			trim( (string) preg_replace( '/\s+/u', ' ', $digest['subject'] ) ),
			get_digest_html( $digest['sections'], $off ),
			array(
				'Content-Type: text/html; charset=UTF-8',
				// RFC 8058: mail programs turn it off with a single click.
				'List-Unsubscribe: <' . $off . '>',
				'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
			)
		);
	} finally {
		remove_action( 'phpmailer_init', $add_text );
		remove_action( 'wp_mail_failed', $keep_reason );
		if ( $is_switched ) {
			restore_previous_locale();
		}
		wp_set_current_user( $previous );
	}
	$error = $is_sent ? '' : trim( __( 'WordPress could not send the mail. Check how the site sends email.', 'tillview' ) . ' ' . $reason );
	return $is_sent;
}

/** Returns why a user receives the digest. */
function get_digest_reason(): string {
	/* translators: %s: the URL of a site. */
	return sprintf( __( 'You receive this because the digest of %s is turned on for you.', 'tillview' ), home_url() );
}

/** Returns the lines of a section with its own link, each a text and the URL that it links to, empty if there is none. */
function get_digest_lines( array $section ): array {
	$lines = array_map(
		static function ( $line ): array {
			return is_array( $line ) ? $line : array( $line, '' );
		},
		$section['lines']
	);
	return '' === $section['url'] ? $lines : array_merge( $lines, array( array( $section['text'], $section['url'] ) ) );
}

/** Returns the digest as plain text. */
function get_digest_text( array $sections, string $off ): string {
	$parts = array_map(
		static function ( array $section ): string {
			$text = $section['title'];
			foreach ( get_digest_lines( $section ) as list( $line, $url ) ) {
				$text .= "\n" . $line . ( '' === $url ? '' : ': ' . $url );
			}
			return $text;
		},
		$sections
	);
	$parts[] = get_digest_reason() . "\n" . __( 'Turn it off', 'tillview' ) . ': ' . $off;
	return implode( "\n\n", $parts ) . "\n";
}

/** Returns the digest as HTML, with inline styles: many mail programs ignore others. */
function get_digest_html( array $sections, string $off ): string {
	$direction = is_rtl() ? 'rtl' : 'ltr';
	$html      = '';
	foreach ( $sections as $section ) {
		$html .= '<h2 style="margin:24px 0 4px;font-size:16px;">' . esc_html( $section['title'] ) . '</h2>';
		foreach ( get_digest_lines( $section ) as list( $line, $url ) ) {
			$html .= '<p style="margin:0 0 4px;">' . ( '' === $url ? esc_html( $line ) : '<a style="color:#1d4ed8;" href="' . esc_url( $url ) . '">' . esc_html( $line ) . '</a>' ) . '</p>';
		}
	}
	return '<!doctype html><html lang="' . esc_attr( get_bloginfo( 'language' ) ) . '" dir="' . $direction . '"><body style="margin:0;">'
		. '<div dir="' . $direction . '" style="max-width:600px;margin:0 auto;padding:16px;color:#1e1e1e;font:14px/1.5 sans-serif;">'
		. $html
		. '<p style="margin:32px 0 0;color:#595959;font-size:12px;">' . esc_html( get_digest_reason() )
		. ' <a style="color:#595959;" href="' . esc_url( $off ) . '">' . esc_html__( 'Turn it off', 'tillview' ) . '</a></p>'
		. '</div></body></html>';
}

/** Returns the key that only the mails of this site to a user contain: the sites of a network have the same users. */
function get_digest_key( \WP_User $user ): string {
	$site = is_multisite() ? get_current_blog_id() . '|' : '';
	return wp_hash( 'tillview_digest|' . $site . $user->ID . '|' . $user->user_email );
}

/** Returns the URL that turns the digest off without signing in. */
function get_digest_off_url( \WP_User $user ): string {
	return add_query_arg(
		array(
			'action' => 'tillview_digest_off',
			'user'   => $user->ID,
			'key'    => get_digest_key( $user ),
		),
		admin_url( 'admin-post.php' )
	);
}

/**
 * Turns the digest of a user off. Opening the URL only shows a button: programs that check the links of mails open them,
 * and must not turn it off.
 */
function handle_digest_off(): void {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The key of the mail authorizes it.
	$user = get_userdata( isset( $_GET['user'] ) ? absint( $_GET['user'] ) : 0 );
	$key  = isset( $_GET['key'] ) && is_string( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
	// phpcs:enable
	$title = __( 'Digest by email', 'tillview' );
	if ( ! $user || ! hash_equals( get_digest_key( $user ), $key ) ) {
		wp_die( esc_html__( 'This link is not valid. Ask an administrator of the site to turn the digest off.', 'tillview' ), esc_html( $title ), array( 'response' => 403 ) );
	}
	if ( isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ) {
		set_digest_recipient( $user->ID, '' );
		wp_die( esc_html__( 'The digest is turned off. An administrator of the site can turn it on again in the settings of Tillview.', 'tillview' ), esc_html( $title ), array( 'response' => 200 ) );
	}
	wp_die(
		'<form method="post"><p>' . esc_html( get_digest_reason() ) . '</p><button type="submit">' . esc_html__( 'Turn it off', 'tillview' ) . '</button></form>',
		esc_html( $title ),
		array( 'response' => 200 )
	);
}
