<?php
/**
 * The REST routes with the schemas of their replies, which `OPTIONS` and the index of the REST API show.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Registers a route with one handler, or with a list of them, and the schema of its replies. */
function register_own_route( string $route, array $handlers ): void {
	register_rest_route(
		'tillview/v1',
		$route,
		( isset( $handlers['callback'] ) ? array( $handlers ) : $handlers ) + array(
			'schema' => static function () use ( $route ): array {
				return get_reply_schema( $route );
			},
		)
	);
}

/**
 * Registers a GET route that reads all orders of a shop by the function `$read`, for users who may read reports. It replies with
 * an error where another plugin limits the orders that a user sees, and when the database fails.
 */
function register_orders_route( string $route, string $read, array $args ): void {
	$read = __NAMESPACE__ . '\\' . $read;
	register_own_route(
		$route,
		array(
			'methods'             => 'GET',
			'callback'            => static function ( \WP_REST_Request $request ) use ( $read ) {
				if ( has_limited_reports() ) {
					return get_limited_reports_error();
				}
				try {
					return $read( $request );
				} catch ( \RuntimeException $error ) {
					return get_database_error( $error );
				}
			},
			'permission_callback' => __NAMESPACE__ . '\may_read_reports',
			'args'                => $args,
		)
	);
}

/** Returns the schema of an object with exactly these properties, or also those of one type. */
function get_object_schema( array $properties, ?array $others = null ): array {
	return array(
		'type'                 => 'object',
		'properties'           => array_map(
			static function ( $type ): array {
				return is_array( $type ) ? $type : array( 'type' => $type );
			},
			$properties
		),
		'additionalProperties' => $others ?? false,
	);
}

/** Returns the schema of a list. */
function get_list_schema( array $items ): array {
	return array(
		'type'  => 'array',
		'items' => $items,
	);
}

/** Returns the schema of the replies of a route. */
function get_reply_schema( string $route ): array {
	$string  = array( 'type' => 'string' );
	$integer = array( 'type' => 'integer' );
	$number  = array( 'type' => 'number' );
	$any     = array( 'type' => array( 'object', 'array', 'string', 'number', 'boolean', 'null' ) );
	$rows    = get_list_schema( get_list_schema( $any ) );
	$objects = get_list_schema( get_object_schema( array(), $any ) );
	$names   = array_fill_keys( array( 'goals', 'notes', 'views', 'profit', 'fiscal_year' ), $objects );
	$ids     = get_object_schema(
		array(
			'counts' => get_list_schema( $integer ),
			'ids'    => get_list_schema( $integer ),
		)
	);
	$user    = array(
		'id'    => 'integer',
		'name'  => 'string',
		'email' => 'string',
		'every' => array(
			'type' => 'string',
			'enum' => array( '', 'day', 'week' ),
		),
		'sent'  => 'string',
		'next'  => 'string',
		'error' => 'string',
	);
	$digest  = array(
		'problem' => 'string',
		'users'   => get_list_schema( get_object_schema( $user ) ),
		'last'    => get_object_schema(
			array(
				'at'     => 'string',
				'sent'   => 'integer',
				'failed' => 'integer',
			)
		),
	);
	$alarm   = array(
		'since'         => 'string',
		'days'          => 'integer',
		'hours'         => 'integer',
		'expected'      => 'number',
		'longest'       => 'number',
		'isAlarm'       => 'boolean',
		'unpaid'        => 'integer',
		'hasMoreUnpaid' => 'boolean',
	);
	$list    = get_list_schema( $number );
	$own     = get_object_schema(
		array(
			'rows'  => get_list_schema( $integer ),
			'net'   => $list,
			'total' => $list,
			'as'    => get_list_schema( $string ),
		)
	);
	$schemas = array(
		'/alarm'          => array(
			'hour'   => 'string',
			'alarm'  => array( 'type' => array( 'object', 'null' ) ) + get_object_schema( $alarm ),
			'newest' => array( 'type' => array( 'object', 'null' ) ) + get_object_schema(
				array(
					'at'      => 'string',
					'waiting' => 'integer',
					'isMore'  => 'boolean',
				)
			),
		),
		'/batch'          => array(
			'responses' => get_list_schema(
				get_object_schema(
					array(
						'status'  => 'integer',
						'headers' => 'object',
						'body'    => $any,
						'time'    => 'integer',
					)
				)
			),
		),
		'/currencies'     => array(
			'total_sales' => 'number',
			'currencies'  => get_list_schema(
				get_object_schema(
					array(
						'code'         => 'string',
						'as'           => 'string',
						'orders_count' => 'integer',
						'total_sales'  => 'number',
					)
				)
			),
		),
		'/days'           => array(
			'first'  => 'string',
			'sales'  => get_list_schema( $number ),
			'orders' => get_list_schema( $integer ),
		),
		'/digest'         => $digest,
		'/digest/live'    => $digest,
		'/digest/send'    => array( 'email' => 'string' ),
		'/cohorts'        => array(
			'months' => get_list_schema(
				get_object_schema(
					array(
						'month'     => 'string',
						'first'     => get_list_schema( $string ),
						'customers' => get_list_schema( $integer ),
						'net'       => get_list_schema( $number ),
					)
				)
			),
			'chain'  => 'string',
			'left'   => 'integer',
		),
		'/groups'         => array(
			'months' => get_list_schema(
				get_object_schema(
					array(
						'month'  => 'string',
						'check'  => 'string',
						'groups' => get_object_schema(
							array( 'names' => get_object_schema( array(), get_list_schema( $string ) ) ),
							get_list_schema( array( 'type' => array( 'number', 'string' ) ) )
						),
					)
				)
			),
		),
		'/ledger'         => array(
			'months' => get_list_schema(
				get_object_schema(
					array(
						'month'    => 'string',
						'names'    => get_object_schema( array(), get_list_schema( $string ) ),
						'coupons'  => $ids,
						'products' => $ids,
						'lines'    => get_object_schema( array(), get_list_schema( array( 'type' => array( 'number', 'null' ) ) ) ),
						'own'      => $own,
					),
					get_list_schema( array( 'type' => array( 'number', 'null' ) ) )
				)
			),
			'next'   => array( 'type' => array( 'integer', 'null' ) ),
		),
		'/ledger-changes' => array(
			'months' => get_object_schema( array(), $string ),
			'costs'  => get_object_schema( array(), $string ),
		),
		'/shared'         => $names + array( 'version' => 'string' ),
		'/tax-lines'      => array(
			'orders' => $rows,
			'lines'  => $rows,
			'rates'  => $rows,
		),
	);
	return array(
		'$schema' => 'http://json-schema.org/draft-04/schema#',
		'title'   => 'tillview' . str_replace( '/', '-', $route ),
	) + get_object_schema( $schemas[ $route ] );
}
