<?php
/**
 * The widget of the dashboard: what the month says, today, the alarm, the estimate and the last days as a line. WordPress's own
 * screen option turns it off; it then reads nothing.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The option of a user, in this site, with the figures that were read last. uninstall.php deletes it. */
const WIDGET_OPTION = 'tillview_widget';

/** The name of the widget. */
const WIDGET = 'tillview_dashboard';

/** The days of the line. */
const WIDGET_DAYS = 30;

/** Adds the widget for users who may read reports. */
function add_dashboard_widget(): void {
	if ( '' === get_missing_requirement() && may_read_reports() ) {
		wp_add_dashboard_widget( WIDGET, __( 'Tillview: sales', 'tillview' ), __NAMESPACE__ . '\print_widget' );
	}
}

/** Prints the widget, unless the user has turned it off. */
function print_widget(): void {
	if ( in_array( WIDGET, get_hidden_meta_boxes( get_current_screen() ), true ) ) {
		echo '<p>', esc_html__( 'Reload the page to see the figures.', 'tillview' ), '</p>';
		return;
	}
	$figures = get_widget_figures();
	if ( isset( $figures['error'] ) ) {
		echo '<p>', esc_html( $figures['error'] ), '</p>';
		return;
	}
	?>
	<style>
		.tillview-widget p { margin-block: 0 8px; }
		.tillview-widget__alarm { padding-inline-start: 8px; border-inline-start: 4px solid #b32d2e; font-weight: 600; }
		.tillview-widget svg { display: block; inline-size: 100%; block-size: 56px; margin-block-end: 8px; overflow: visible; color: var(--wp-admin-theme-color, #2271b1); }
		.tillview-widget[dir="rtl"] svg { transform: scaleX(-1); }
		.tillview-widget__age { color: #646970; }
	</style>
	<div class="tillview-widget" dir="<?php echo is_rtl() ? 'rtl' : 'ltr'; ?>">
		<?php if ( '' !== $figures['alarm'] ) : ?>
			<p class="tillview-widget__alarm"><?php echo esc_html( $figures['alarm'] ); ?></p>
		<?php endif; ?>
		<p><strong><?php echo esc_html( $figures['month'] ); ?></strong></p>
		<?php foreach ( $figures['lines'] as $line ) : ?>
			<p><?php echo esc_html( $line ); ?></p>
		<?php endforeach; ?>
		<?php
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It consists of numbers and escaped text.
		echo get_sparkline( $figures['days'] );
		?>
		<p>
			<a href="<?php echo esc_url( get_screen_url( '/analytics/overview' ) ); ?>"><?php esc_html_e( 'Overview', 'tillview' ); ?></a>
			<span class="tillview-widget__age">
				<?php
				/* translators: %s: a time of day. */
				echo esc_html( sprintf( __( 'as of %s', 'tillview' ), wp_date( get_option( 'time_format' ), $figures['time'] ) ) );
				?>
			</span>
		</p>
	</div>
	<?php
}

/** Returns the figures of the widget, which are read again after five minutes; another day or language has others. */
function get_widget_figures(): array {
	$now  = current_datetime();
	$kept = get_user_option( WIDGET_OPTION );
	$key  = $now->format( 'Y-m-d' ) . get_user_locale();
	if ( is_array( $kept ) && ( $kept['key'] ?? '' ) === $key && $kept['time'] > $now->getTimestamp() - 5 * MINUTE_IN_SECONDS ) {
		return $kept;
	}
	$figures = read_widget_figures( $now, is_array( $kept ) && ( $kept['key'] ?? '' ) === $key ? $kept : array() );
	if ( ! isset( $figures['error'] ) ) {
		$figures += array(
			'key'  => $key,
			'time' => $now->getTimestamp(),
		);
		update_user_option( get_current_user_id(), WIDGET_OPTION, $figures );
	}
	return $figures;
}

/**
 * Reads the figures: the `month`, `lines`, the `alarm` and the net sales of the last complete `days`; or the `error` as a
 * sentence. The days and the `estimate`, for which 500 days are read, stay for an hour: `$kept` are earlier figures of today.
 */
function read_widget_figures( \DateTimeImmutable $now, array $kept = array() ): array {
	$until = compares_up_to_now() ? 'now' : '';
	$today = $now->setTime( 0, 0 );
	$range = get_digest_ranges( 'month', $now, '' === $until );
	$month = compare_sales( $range );
	$day   = is_wp_error( $month ) ? $month : compare_sales(
		get_ranges(
			array(
				'period'        => 'today',
				'compare'       => 'previous_period',
				'compare_align' => 'weekday',
				'compare_until' => $until,
			),
			$now
		)
	);
	if ( is_wp_error( $day ) ) {
		return array( 'error' => describe_failed_read( $day, __( 'the sales', 'tillview' ) ) );
	}
	$alarm = get_readable_alarm();
	$slow  = array_intersect_key( $kept, array_flip( array( 'days', 'estimate', 'slow' ) ) );
	if ( ( $slow['slow'] ?? 0 ) <= $now->getTimestamp() - HOUR_IN_SECONDS || ( null === $slow['estimate'] && null === $alarm ) ) {
		$history = read_history( $today );
		$slow    = array(
			'days'     => is_wp_error( $history ) ? array() : array_slice( $history, -WIDGET_DAYS ),
			'estimate' => null === $alarm ? write_estimate( estimate_month( $now, $history ), $today ) : null,
			'slow'     => $now->getTimestamp(),
		);
	}
	$verdict = implode( ' ', $month['verdict'] );
	$weekday = write_day( $today->modify( '-7 days' ) );
	$lines   = array(
		/* translators: 1: a month such as "November 2026", 2: text such as "net sales $520.00, 4 orders". */
		'' === $verdict ? sprintf( __( '%1$s so far: %2$s.', 'tillview' ), wp_date( 'F Y', $now->getTimestamp() ), write_sales( $month['now'] ) ) : $verdict,
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		sprintf( __( 'Today: %s.', 'tillview' ), write_sales( $day['now'] ) ),
		'now' === $until
			/* translators: 1: a day such as "Thursday, November 12", 2: text such as "net sales $520.00, 4 orders". */
			? sprintf( __( '%1$s until the same time: %2$s.', 'tillview' ), $weekday, write_sales( $day['earlier'] ) )
			/* translators: 1: a day such as "Thursday, November 12", 2: text such as "net sales $520.00, 4 orders". */
			: sprintf( __( '%1$s: %2$s.', 'tillview' ), $weekday, write_sales( $day['earlier'] ) ),
		null === $alarm ? $slow['estimate'] : write_estimate( array( 'is_withheld' => true ), $today ),
	);
	return array(
		'month' => wp_date( 'F Y', $now->getTimestamp() ),
		'lines' => array_merge( array_values( array_filter( $lines ) ), write_added_currencies( $range['range'] ) ),
		'alarm' => null === $alarm ? '' : write_alarm( $alarm ),
	) + $slow;
}

/** Returns the net sales of days as a line in SVG, with what it shows; empty for fewer than two days. */
function get_sparkline( array $days ): string {
	$count = count( $days );
	if ( $count < 2 ) {
		return '';
	}
	$least  = min( 0.0, min( $days ) );
	$height = max( 1.0, max( $days ) - $least );
	$points = array();
	foreach ( $days as $index => $net ) {
		$points[] = round( 300 * $index / ( $count - 1 ), 1 ) . ',' . round( 54 - 52 * ( $net - $least ) / $height, 1 );
	}
	$label = sprintf(
		/* translators: 1: number of days, 2: the lowest amount of a day, 3: the highest. */
		_n( 'Net sales of the last %1$s day: from %2$s to %3$s a day.', 'Net sales of the last %1$s days: from %2$s to %3$s a day.', $count, 'tillview' ),
		number_format_i18n( $count ),
		write_amount( min( $days ) ),
		write_amount( max( $days ) )
	);
	return sprintf(
		'<svg viewBox="0 0 300 56" preserveAspectRatio="none" aria-hidden="true"><polyline fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" vector-effect="non-scaling-stroke" points="%1$s"/></svg><p class="tillview-widget__age">%2$s</p>',
		implode( ' ', $points ),
		esc_html( $label )
	);
}
