<?php
/**
 * Fills a new store with products, customers, and orders of the last 90 days. The data is the same in each run.
 *
 * @package Tillview
 */

namespace Tillview\Sample;

defined( 'ABSPATH' ) || exit;

const ORDERS = 90;
const DAYS   = 90;

/** Products with their prices. */
const PRODUCTS = array(
	'Enamel mug'     => '14',
	'Linen apron'    => '38',
	'Oak board'      => '52.5',
	'Beeswax candle' => '9.9',
	'Wool blanket'   => '120',
	'Tea towel'      => '12',
);

/** Names of customers. */
const CUSTOMERS = array( 'Ana', 'Ben', 'Chloe', 'Dev', 'Elin', 'Farid', 'Grace', 'Hugo' );

/** Creates the products and returns their ids. */
function create_products(): array {
	$ids = array();
	foreach ( PRODUCTS as $name => $price ) {
		$product = new \WC_Product_Simple();
		$product->set_name( $name );
		$product->set_regular_price( $price );
		$ids[] = $product->save();
	}
	return $ids;
}

/** Creates a completed order with up to three lines of random products. */
function create_order( array $products, int $time ): int {
	$order = wc_create_order();
	$name  = CUSTOMERS[ mt_rand( 0, count( CUSTOMERS ) - 1 ) ];
	$order->set_billing_first_name( $name );
	$order->set_billing_email( strtolower( $name ) . '@example.com' );
	$order->set_billing_country( 'US' );
	for ( $lines = mt_rand( 1, 3 ); $lines > 0; $lines-- ) {
		$order->add_product( wc_get_product( $products[ mt_rand( 0, count( $products ) - 1 ) ] ), mt_rand( 1, 2 ) );
	}
	$order->set_date_created( $time );
	$order->set_date_paid( $time );
	$order->set_date_completed( $time );
	$order->calculate_totals();
	$order->set_status( 'completed' );
	return $order->save();
}

/** Creates the sample data, unless the store has orders. */
function fill_shop(): void {
	if ( wc_get_orders( array( 'limit' => 1 ) ) ) {
		return;
	}
	// Sample orders must not send email.
	add_filter( 'pre_wp_mail', '__return_true' );
	mt_srand( 1 );
	$products = create_products();
	for ( $index = 0; $index < ORDERS; $index++ ) {
		$time = time() - mt_rand( HOUR_IN_SECONDS, DAYS * DAY_IN_SECONDS );
		$id   = create_order( $products, $time );
		// The reports read separate lookup tables, which WooCommerce fills in the background.
		\Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler::import( $id );
	}
}

fill_shop();
