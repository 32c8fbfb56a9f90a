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
 * Each figure is one that a screen of Tillview shows to the user of `--user`; without it, to the first administrator.
 */
class CLI_Command {

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
		$rows   = array(
			array(
				'range'        => isset( $options['after'] ) ? 'custom' : $options['period'] ?? 'month',
				'after'        => $answer['after'],
				'before'       => $answer['before'],
				'net_revenue'  => $answer['net_revenue'],
				'orders_count' => $answer['orders_count'],
				'change'       => null === $answer['change_percent'] ? '' : $answer['change_percent'] . '%',
			),
		);
		if ( null !== $answer['earlier_after'] ) {
			$rows[] = array(
				'range'        => $options['compare'] ?? 'previous_year',
				'after'        => $answer['earlier_after'],
				'before'       => $answer['earlier_before'],
				'net_revenue'  => $answer['earlier_net_revenue'],
				'orders_count' => $answer['earlier_orders_count'],
				'change'       => '',
			);
		}
		$this->write( $rows, $options, array_merge( array( $answer['verdict'] ), $answer['notes'], array( $answer['url'] ) ), array( 'range', 'after', 'before', 'net_revenue', 'orders_count', 'change' ) );
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
		$answer = $this->ask( 'answer_products', $options );
		$this->write( $answer['rows'], $options, array_merge( $answer['notes'], array( $answer['url'] ) ), array( 'id', 'name', 'items_sold', 'orders_count', 'net_revenue' ) );
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
		$answer = $this->ask( 'answer_estimate' );
		$fields = array( 'net_revenue', 'estimate', 'low', 'high' );
		$this->write( array( array_intersect_key( $answer, array_flip( $fields ) ) ), $options, array_merge( array( $answer['text'] ), $answer['notes'], array( $answer['url'] ) ), $fields );
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
		$answer = $this->ask( 'answer_order_list' );
		foreach ( $answer['failures'] as $failure ) {
			\WP_CLI::warning( $failure );
		}
		$this->write( $answer['rows'], $options, array( $answer['url'] ), array( 'id', 'name', 'status', 'stock', 'quantity' ) );
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
		$this->set_user();
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

	/** Reads as the user of `--user`, or as the first administrator: the commands of WP-CLI may read all of the site. */
	private function set_user(): void {
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
	}

	/** Returns an answer; ends with its error and the exit code 1. */
	private function ask( string $answer, array $input = array() ): array {
		$this->set_user();
		$function = __NAMESPACE__ . '\\' . $answer;
		$result   = $function( $input );
		if ( is_wp_error( $result ) ) {
			\WP_CLI::error( $result->get_error_message() );
		}
		return $result;
	}

	/** Writes rows; after a table, also sentences and the screen with the same figures. */
	private function write( array $rows, array $options, array $lines, array $fields ): void {
		$format = $options['format'] ?? 'table';
		\WP_CLI\Utils\format_items( $format, $rows, $fields );
		foreach ( 'table' === $format ? array_filter( $lines ) : array() as $line ) {
			\WP_CLI::line( $line );
		}
	}
}
