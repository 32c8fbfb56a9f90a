<?php
/**
 * Adds orders in EUR, JPY, KWD and USD to a test store, with refunds: `php add-currencies.php FOLDER own|converted`. The reports
 * have their own amounts (`own`), or, as WooPayments stores them, amounts converted by the rates of the orders.
 */

list( , $root, $mode ) = $argv;
require $root . '/wp-load.php';

if ( 'local' !== wp_get_environment_type() ) {
	fwrite( STDERR, "This changes a store, so it needs one with the environment type 'local'.\n" );
	exit( 2 );
}

/** The rate of each currency to that of the store, the decimals, and an amount. */
$currencies = array(
	'EUR' => array( 0.9, 2, 12.34 ),
	'JPY' => array( 150, 0, 1501 ),
	'KWD' => array( 0.3085, 3, 4.321 ),
	'USD' => array( 1, 2, 20.05 ),
);

/** As WooPayments does: the amounts of the stats are divided by the rate of the order, or times that of the payment. */
function convert_as_woopayments( array $data, $order ): array {
	$payment = (float) $order->get_meta( '_wcpay_multi_currency_stripe_exchange_rate' );
	$rate    = (float) $order->get_meta( '_wcpay_multi_currency_order_exchange_rate' );
	if ( $rate <= 0 ) {
		return $data;
	}
	foreach ( array( 'total_sales', 'tax_total', 'shipping_total', 'net_total' ) as $key ) {
		$data[ $key ] = round( (float) $data[ $key ] * ( $payment > 0 ? $payment : 1 / $rate ), wc_get_price_decimals() );
	}
	return $data;
}

// Orders of amounts with three decimals need them, whatever the store shows.
if ( 'converted' === $mode ) {
	add_filter( 'woocommerce_analytics_update_order_stats_data', 'convert_as_woopayments', 10, 2 );
}
add_filter( 'wc_get_price_decimals', static function () {
	return $GLOBALS['decimals_of_order'] ?? 2;
} );

/** Stores an order in the tables of the reports, with the decimals of the store. */
function sync_order( int $id ): void {
	unset( $GLOBALS['decimals_of_order'] );
	\Automattic\WooCommerce\Admin\API\Reports\Orders\Stats\DataStore::sync_order( $id );
	\Automattic\WooCommerce\Admin\API\Reports\Products\DataStore::sync_order_products( $id );
}

function add_rates( $order, string $code, float $rate, int $index ): void {
	if ( 'USD' === $code ) {
		return;
	}
	$order->update_meta_data( '_wcpay_multi_currency_order_exchange_rate', (string) $rate );
	$order->update_meta_data( '_wcpay_multi_currency_order_default_currency', 'USD' );
	if ( 0 === $index % 2 ) {
		$order->update_meta_data( '_wcpay_multi_currency_stripe_exchange_rate', (string) round( 1 / $rate * 0.99, 6 ) );
	}
}

$product = wc_get_products( array( 'limit' => 1, 'type' => 'simple', 'status' => 'publish' ) )[0];
$made    = 0;
foreach ( $currencies as $code => list( $rate, $decimals, $amount ) ) {
	for ( $index = 0; $index < 12; $index++ ) {
		$GLOBALS['decimals_of_order'] = $decimals;
		$time  = sprintf( '2026-%02d-%02d 09:%02d:00', 10 + $index % 2, 2 + $index, $made % 60 );
		$total = round( $amount * ( $index + 1 ), $decimals );
		$order = wc_create_order( array( 'status' => 'pending' ) );
		$order->set_currency( $code );
		$order->add_product( $product, 1, array( 'subtotal' => $total, 'total' => $total ) );
		$order->set_billing_email( "currency-$code-$index@example.com" );
		$order->set_total( (string) $total );
		if ( 'converted' === $mode || 0 === $index % 3 ) {
			add_rates( $order, $code, $rate, $index );
		}
		foreach ( array( 'set_date_created', 'set_date_paid', 'set_date_completed' ) as $set ) {
			$order->$set( $time );
		}
		$order->set_status( 'completed' );
		$order->save();
		$order->set_date_completed( $time );
		$order->set_date_paid( $time );
		$order->save();
		sync_order( $order->get_id() );
		++$made;
		if ( 0 !== $index % 4 ) {
			continue;
		}
		$GLOBALS['decimals_of_order'] = $decimals;
		$item   = array_values( $order->get_items() )[0];
		$back   = round( $total / 4, $decimals );
		$refund = wc_create_refund(
			array(
				'order_id'     => $order->get_id(),
				'amount'       => (string) $back,
				'reason'       => 'EUR' === $code && 8 === $index ? 'USD' : '',
				'date_created' => $time,
				'line_items'   => array( $item->get_id() => array( 'qty' => 0, 'refund_total' => (string) $back ) ),
			)
		);
		if ( 'USD' === $refund->get_reason() ) {
			// A refund in another currency than its order, which its reason names, as the API does not.
			$refund->set_currency( 'USD' );
			$refund->save();
		} elseif ( 'converted' === $mode ) {
			// WooPayments copies the rates of the order.
			add_rates( $refund, $code, $rate, $index );
			$refund->save();
		}
		sync_order( $refund->get_id() );
	}
}

// An order without a currency.
$GLOBALS['decimals_of_order'] = 2;
$order = wc_create_order( array( 'status' => 'completed' ) );
$order->set_currency( 'USD' );
$order->add_product( $product, 1, array( 'subtotal' => 7, 'total' => 7 ) );
$order->set_total( '7' );
foreach ( array( 'set_date_created', 'set_date_paid', 'set_date_completed' ) as $set ) {
	$order->$set( '2026-10-20 09:00:00' );
}
$order->save();
global $wpdb;
$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'currency' => '' ), array( 'id' => $order->get_id() ) );
update_post_meta( $order->get_id(), '_order_currency', '' );
wp_cache_flush();
sync_order( $order->get_id() );
\Automattic\WooCommerce\Admin\API\Reports\Cache::invalidate();
delete_transient( 'tillview_currencies' );
echo wp_json_encode( array( 'orders' => $made + 1, 'mode' => $mode ) ), "\n";
