<?php
/**
 * The abilities, which other programs and assistants call (WordPress 6.9 and later). Each only reads, answers one question as
 * the current user, and names the screen with the same figures.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Whether the store lets the user read reports. */
function may_read_reports(): bool {
	return function_exists( 'wc_rest_check_manager_permissions' ) && wc_rest_check_manager_permissions( 'reports', 'read' );
}

/** Returns the error for a user who may not. */
function get_forbidden_reports_error(): \WP_Error {
	return new \WP_Error( 'tillview_forbidden', __( 'You do not have permission to see the reports.', 'tillview' ), array( 'status' => rest_authorization_required_code() ) );
}

/** Whether the store lets the user read what to order: reports, and products with their stock. */
function may_read_order_list(): bool {
	return may_read_reports() && wc_rest_check_post_permissions( 'product', 'read' );
}

/** Registers the category of the abilities. */
function register_ability_category(): void {
	if ( '' === get_missing_requirement() ) {
		wp_register_ability_category(
			'tillview',
			array(
				'label'       => __( 'Tillview', 'tillview' ),
				'description' => __( 'Figures of the store: sales, products, sources, estimates and what to order.', 'tillview' ),
			)
		);
	}
}

/** Returns the schema of the result: its fields, of which each is there, with their types. */
function get_result_schema( array $types ): array {
	return get_object_schema( $types ) + array( 'required' => array_keys( $types ) );
}

/** Returns the schema of a list of rows. */
function get_rows_schema( array $types ): array {
	return get_list_schema( get_result_schema( $types ) );
}

/** Returns the schema of an input: a range, and more parameters. */
function get_range_schema( bool $is_compared, array $more = array() ): array {
	$day = array(
		'type'        => 'string',
		'pattern'     => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
		'description' => __( 'A day of a custom range, YYYY-MM-DD.', 'tillview' ),
	);
	return array(
		'type'                 => 'object',
		'properties'           => array(
			'period' => array(
				'type'        => 'string',
				'enum'        => array_merge( array_keys( PERIODS ), array( 'custom' ) ),
				'description' => __( 'The range; by default the month to date. "custom" needs "after" and "before".', 'tillview' ),
			),
			'after'  => $day,
			'before' => $day,
		) + ( $is_compared ? array(
			'compare' => array(
				'type'        => 'string',
				'enum'        => COMPARISONS,
				'description' => __( 'What the range is compared with; by default the previous year. A range that contains today is compared up to the present time of day.', 'tillview' ),
			),
		) : array() ) + $more,
		'additionalProperties' => false,
		'default'              => array(),
	);
}

/** Returns the schema of the number of rows. */
function get_limit_schema(): array {
	return array(
		'type'    => 'integer',
		'minimum' => 1,
		'maximum' => MAX_ANSWER_ROWS,
	);
}

/** Returns the abilities by name: label, description, the function that answers, its schemas, the right, and the screen. */
function get_abilities(): array {
	$maybe_text    = array( 'type' => array( 'string', 'null' ) );
	$maybe_number  = array( 'type' => array( 'number', 'null' ) );
	$maybe_integer = array( 'type' => array( 'integer', 'null' ) );
	$sentences     = get_list_schema( array( 'type' => 'string' ) );
	$of_range      = array(
		'after'          => 'string',
		'before'         => 'string',
		'earlier_after'  => $maybe_text,
		'earlier_before' => $maybe_text,
		'currency'       => 'string',
		'notes'          => $sentences,
		'url'            => 'string',
	);
	$of_groups     = array(
		'rows'  => get_rows_schema(
			array(
				'name'          => 'string',
				'net_revenue'   => 'number',
				'orders_count'  => 'integer',
				'share_percent' => $maybe_number,
			)
		),
		'total' => 'integer',
	) + $of_range;
	$limit         = array(
		'limit' => get_limit_schema() + array( 'description' => __( 'The maximum number of products; by default 10.', 'tillview' ) ),
	);
	return array(
		'get-sales'          => array(
			__( 'Get sales', 'tillview' ),
			__( 'Returns net sales and orders of a range, compared with the previous year or period, and a sentence that says how they changed.', 'tillview' ),
			'answer_sales',
			get_range_schema( true ),
			array(
				'net_revenue'          => 'number',
				'orders_count'         => 'integer',
				'earlier_net_revenue'  => $maybe_number,
				'earlier_orders_count' => $maybe_integer,
				'change_percent'       => $maybe_integer,
				'verdict'              => 'string',
			) + $of_range,
		),
		'get-products'       => array(
			__( 'Get products', 'tillview' ),
			__( 'Returns the products with the highest net sales of a range.', 'tillview' ),
			'answer_products',
			get_range_schema( false, $limit ),
			array(
				'rows'  => get_rows_schema(
					array(
						'id'           => 'integer',
						'name'         => 'string',
						'items_sold'   => 'integer',
						'orders_count' => 'integer',
						'net_revenue'  => 'number',
					)
				),
				'total' => 'integer',
			) + $of_range,
		),
		'get-sources'        => array(
			__( 'Get sources', 'tillview' ),
			__( 'Returns net sales and orders of a range by where the orders come from.', 'tillview' ),
			'answer_sources',
			get_range_schema( false ),
			$of_groups,
		),
		'get-customer-types' => array(
			__( 'Get customer types', 'tillview' ),
			__( 'Returns net sales and orders of a range of new and of returning customers.', 'tillview' ),
			'answer_customer_types',
			get_range_schema( false ),
			$of_groups,
		),
		'get-refunds'        => array(
			__( 'Get refunds', 'tillview' ),
			__( 'Returns the refunded amount of a range with the gross sales, compared with the previous year or period.', 'tillview' ),
			'answer_refunds',
			get_range_schema( true ),
			array(
				'refunds'         => 'number',
				'gross_sales'     => 'number',
				'earlier_refunds' => $maybe_number,
				'change_percent'  => $maybe_integer,
			) + $of_range,
		),
		'get-estimate'       => array(
			__( 'Get the estimate of the month', 'tillview' ),
			__( 'Returns the estimated net sales of the running month, with the amounts between which they lie with a probability of 80%, or why there is no estimate.', 'tillview' ),
			'answer_estimate',
			array(),
			array(
				'net_revenue' => 'number',
				'estimate'    => $maybe_number,
				'low'         => $maybe_number,
				'high'        => $maybe_number,
				'text'        => 'string',
			) + $of_range,
		),
		'get-order-list'     => array(
			__( 'Get what to order', 'tillview' ),
			__( 'Returns the products that are low, out of stock, on backorder or about to run out, with the quantity to order.', 'tillview' ),
			'answer_order_list',
			array(),
			array(
				'rows'     => get_rows_schema(
					array(
						'id'       => 'integer',
						'name'     => 'string',
						'status'   => 'string',
						'stock'    => 'number',
						'quantity' => 'number',
					)
				),
				'total'    => 'integer',
				'listed'   => $maybe_integer,
				'failures' => $sentences,
				'url'      => 'string',
			),
			'may_read_order_list',
		),
		'get-data-status'    => array(
			__( 'Get the status of the data', 'tillview' ),
			__( 'Returns how many orders are not in the reports yet, and until when orders are counted.', 'tillview' ),
			'answer_data',
			array(),
			array(
				'missing_orders' => $maybe_integer,
				'counted_until'  => $maybe_text,
				'newest_order'   => $maybe_text,
				'text'           => 'string',
				'url'            => 'string',
			),
		),
	);
}

/** Registers the abilities. */
function register_abilities(): void {
	if ( '' !== get_missing_requirement() ) {
		return;
	}
	foreach ( get_abilities() as $name => $ability ) {
		list( $label, $description, $answer, $input, $output ) = $ability;
		wp_register_ability(
			'tillview/' . $name,
			array(
				'label'               => $label,
				'description'         => $description,
				'category'            => 'tillview',
				'execute_callback'    => __NAMESPACE__ . '\\' . $answer,
				'permission_callback' => __NAMESPACE__ . '\\' . ( $ability[5] ?? 'may_read_reports' ),
				'output_schema'       => get_result_schema( $output ),
				'meta'                => array(
					'annotations'  => array(
						'readonly'    => true,
						'destructive' => false,
						'idempotent'  => true,
					),
					'capability'   => isset( $ability[5] ) ? 'read_private_products' : 'view_woocommerce_reports',
					'show_in_rest' => true,
				),
			) + ( array() === $input ? array() : array( 'input_schema' => $input ) )
		);
	}
}
