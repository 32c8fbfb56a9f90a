import type { DemoSettings } from '../demo-settings.ts';
import type { Db } from '../db.ts';

/** Seeds options, most of them with the defaults of a new store. */
export function seedOptions(db: Db, settings: DemoSettings): void {
  const { currency } = db;
  db.options = {
    blogname: 'Tillview Demo Store',
    blogdescription: '',
    admin_email: 'admin@example.org',
    start_of_week: String(settings.weekStart),
    date_format: 'F j, Y',
    time_format: 'g:i a',
    WPLANG: settings.locale,
    woocommerce_store_address: '1 Market Street',
    woocommerce_store_address_2: '',
    woocommerce_store_city: 'San Francisco',
    woocommerce_default_country: 'US:CA',
    woocommerce_store_postcode: '94105',
    woocommerce_allowed_countries: 'all',
    woocommerce_all_except_countries: '',
    woocommerce_specific_allowed_countries: '',
    woocommerce_ship_to_countries: '',
    woocommerce_specific_ship_to_countries: '',
    woocommerce_default_customer_address: 'base',
    woocommerce_calc_taxes: 'yes',
    woocommerce_enable_coupons: 'yes',
    woocommerce_calc_discounts_sequentially: 'no',
    woocommerce_currency: currency.code,
    woocommerce_currency_pos: currency.position,
    woocommerce_price_thousand_sep: currency.thousandSeparator,
    woocommerce_price_decimal_sep: currency.decimalSeparator,
    woocommerce_price_num_decimals: String(currency.decimals),
    woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
    woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
    woocommerce_date_type: 'date_paid',
    woocommerce_task_list_hidden: 'yes',
    woocommerce_revenue_report_date_tour_shown: 'yes',
    woocommerce_notify_low_stock_amount: '2',
  };
}
