<?php
/**
 * The commands of WP-CLI: `wp tillview …`.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the figures of the store as Tillview shows them.
 *
 * Each figure is one that a screen of Tillview shows to the user of `--user`; without it, to the first user who manages the store.
 */
class CLI_Command {

	/** Matches text that a spreadsheet would evaluate as a formula, as in the files of the app (packages/csv-export). */
	private const OPENS_FORMULA = '/^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u';

	/**
	 * Shows net sales and orders of a range, and how they changed.
	 *
	 * ## OPTIONS
	 *
	 * [--period=<period>]
	 * : The range. With --after and --before, these days.
	 * ---
	 * default: month
	 * options:
	 *   - today
	 *   - yesterday
	 *   - week
	 *   - last_week
	 *   - month
	 *   - last_month
	 *   - quarter
	 *   - last_quarter
	 *   - year
	 *   - last_year
	 *   - custom
	 * ---
	 *
	 * [--after=<day>]
	 * : The first day of a custom range, YYYY-MM-DD.
	 *
	 * [--before=<day>]
	 * : The last day of a custom range, YYYY-MM-DD.
	 *
	 * [--compare=<comparison>]
	 * : What it is compared with. A range that contains today is compared up to the present time of day.
	 * ---
	 * default: previous_year
	 * options:
	 *   - previous_year
	 *   - previous_period
	 *   - none
	 * ---
	 *
	 * [--format=<format>]
	 * : How it is written.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # How was last month?
	 *     $ wp tillview sales --period=last_month --compare=previous_year
	 *
	 *     # A custom range for a spreadsheet
	 *     $ wp tillview sales --after=2026-11-01 --before=2026-11-15 --format=csv
	 *
	 * @when after_wp_load
	 */
	public function sales( array $args, array $options ): void {
		$answer = $this->ask( 'answer_sales', $options );
		$fields = array( 'range', 'after', 'before', 'net_revenue', 'orders_count', 'change_percent' );
		$range  = isset( $options['after'] ) ? 'custom' : $options['period'] ?? 'month';
		$rows   = array( array_combine( $fields, array( $range, $answer['after'], $answer['before'], $answer['net_revenue'], $answer['orders_count'], $answer['change_percent'] ) ) );
		if ( null !== $answer['earlier_after'] ) {
			$rows[] = array_combine( $fields, array( $options['compare'] ?? 'previous_year', $answer['earlier_after'], $answer['earlier_before'], $answer['earlier_net_revenue'], $answer['earlier_orders_count'], null ) );
		}
		$this->write( $rows, $options, array( $answer['verdict'], $answer['url'] ), $fields, $answer['notes'] );
	}

	/**
	 * Lists the products with the highest net sales of a range.
	 *
	 * ## OPTIONS
	 *
	 * [--period=<period>]
	 * : The range, as of `wp tillview sales`.
	 * ---
	 * default: month
	 * ---
	 *
	 * [--after=<day>]
	 * : The first day of a custom range, YYYY-MM-DD.
	 *
	 * [--before=<day>]
	 * : The last day of a custom range, YYYY-MM-DD.
	 *
	 * [--limit=<number>]
	 * : The maximum number of products, up to 100.
	 * ---
	 * default: 10
	 * ---
	 *
	 * [--format=<format>]
	 * : How it is written.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # What sold best last week?
	 *     $ wp tillview products --period=last_week --limit=5
	 *
	 * @when after_wp_load
	 */
	public function products( array $args, array $options ): void {
		$limit = rest_validate_value_from_schema( $options['limit'] ?? 10, get_limit_schema(), '--limit' );
		if ( is_wp_error( $limit ) ) {
			\WP_CLI::error( $limit->get_error_message() );
		}
		$answer = $this->ask( 'answer_products', $options );
		$this->write( $answer['rows'], $options, array( $answer['url'] ), array( 'id', 'name', 'items_sold', 'orders_count', 'net_revenue' ), $answer['notes'] );
	}

	/**
	 * Shows what the running month will probably bring.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How it is written.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp tillview estimate --format=json
	 *
	 * @when after_wp_load
	 */
	public function estimate( array $args, array $options ): void {
		$answer   = $this->ask( 'answer_estimate' );
		$fields   = array( 'net_revenue', 'estimate', 'low', 'high' );
		$is_known = null !== $answer['estimate'];
		$this->write(
			array( array_intersect_key( $answer, array_flip( $fields ) ) ),
			$options,
			array( $is_known ? $answer['text'] : '', $answer['url'] ),
			$fields,
			array_merge( $is_known ? array() : array( $answer['text'] ), $answer['notes'] )
		);
	}

	/**
	 * Lists what to order, with quantities.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How it is written.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # An order list for a supplier
	 *     $ wp tillview order-list --format=csv > order.csv
	 *
	 * @subcommand order-list
	 * @when after_wp_load
	 */
	public function order_list( array $args, array $options ): void {
		$answer = $this->ask( 'answer_order_list', array(), 'may_read_order_list', __( 'the products with low stock', 'tillview' ) );
		$this->write( $answer['rows'], $options, array( $answer['url'] ), array( 'id', 'name', 'status', 'stock', 'quantity' ), $answer['failures'] );
	}

	/**
	 * Checks the age of the data, the import, the REST routes and the scheduled mails.
	 *
	 * The exit code is 1 if something is wrong.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How it is written.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # In a script that watches the shop
	 *     $ wp tillview check || mail -s 'Tillview' ada@example.com
	 *
	 * @when after_wp_load
	 */
	public function check( array $args, array $options ): void {
		$this->set_user( 'may_see_health', __( 'the status of the data', 'tillview' ) );
		$rows = array();
		foreach ( get_health_checks() as $name => $check ) {
			$result = $check();
			$rows[] = array(
				'check'  => $name,
				'status' => $result['status'],
				'text'   => trim( $result['label'] . '. ' . $result['text'] ),
			);
		}
		$this->write( $rows, $options, array(), array( 'check', 'status', 'text' ) );
		if ( array() !== array_diff( array_column( $rows, 'status' ), array( 'good' ) ) ) {
			\WP_CLI::halt( 1 );
		}
	}

	/** Reads as the user of `--user`, or as the first one who manages the store; ends with an error if the user has no right to it. */
	private function set_user( string $right, string $subject ): void {
		$missing = get_missing_requirement();
		if ( '' !== $missing ) {
			\WP_CLI::error( $missing );
		}
		if ( 0 === get_current_user_id() ) {
			$admins = get_users(
				array(
					'capability' => 'manage_woocommerce',
					'number'     => 1,
					'orderby'    => 'ID',
					'fields'     => 'ID',
				)
			);
			wp_set_current_user( (int) ( $admins[0] ?? 0 ) );
		}
		$has_right = __NAMESPACE__ . '\\' . $right;
		if ( ! $has_right() ) {
			\WP_CLI::error( describe_failed_read( get_forbidden_reports_error(), $subject ) );
		}
	}

	/** Returns an answer; ends with its error and the exit code 1. */
	private function ask( string $answer, array $input = array(), string $right = 'may_read_reports', string $subject = '' ): array {
		$this->set_user( $right, '' === $subject ? __( 'the sales', 'tillview' ) : $subject );
		$function = __NAMESPACE__ . '\\' . $answer;
		$result   = $function( $input );
		if ( is_wp_error( $result ) ) {
			\WP_CLI::error( $result->get_error_message() );
		}
		return $result;
	}

	/**
	 * Writes rows; after a table, also sentences and the screen with the same figures. What limits the figures is a warning, which
	 * is not a part of a file.
	 */
	private function write( array $rows, array $options, array $lines, array $fields, array $warnings = array() ): void {
		$format = $options['format'] ?? 'table';
		array_map( '\WP_CLI::warning', array_filter( $warnings ) );
		if ( 'csv' === $format ) {
			$this->write_csv( $rows, $fields );
			return;
		}
		\WP_CLI\Utils\format_items( $format, $rows, $fields );
		array_map( '\WP_CLI::line', 'table' === $format ? array_filter( $lines ) : array() );
	}

	/** Writes rows as CSV. WP-CLI itself writes a negative number as text: it cannot tell it from a formula. */
	private function write_csv( array $rows, array $fields ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- It is in memory.
		$file = fopen( 'php://memory', 'w+' );
		foreach ( array_merge( array( $fields ), $rows ) as $row ) {
			fputcsv(
				$file,
				array_map(
					static function ( $value ) {
						return is_string( $value ) && 1 === preg_match( self::OPENS_FORMULA, $value ) ? "'" . $value : $value;
					},
					array_values( $row )
				),
				',',
				'"',
				''
			);
		}
		rewind( $file );
		\WP_CLI::line( rtrim( (string) stream_get_contents( $file ), "\n" ) );
		fclose( $file );
		// phpcs:enable
	}
}
