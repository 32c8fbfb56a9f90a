<?php
/**
 * Longer pages of the reports' lists, for files (packages/data/src/reports/read-all-rows.ts): WooCommerce sends 100 rows at most, and
 * adds up all orders of the store for each page of some lists.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of rows of a page, by the route of the list. */
const LARGE_LISTS = array( '/wc-analytics/reports/customers' => 2000 );

/** Gives a request as many rows as its parameter `tillview_per_page` says. WordPress has checked its permission and its other parameters. */
function enlarge_list( $result, $request, $route ) {
	$rows = (int) $request['tillview_per_page'];
	if ( $rows > 0 && isset( LARGE_LISTS[ $route ] ) ) {
		$request->set_param( 'per_page', min( $rows, LARGE_LISTS[ $route ] ) );
	}
	return $result;
}
