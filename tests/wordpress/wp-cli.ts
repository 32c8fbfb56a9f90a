/** The stub of WP-CLI: its functions write into a list instead of the terminal, and end a command by an exception. */
export const WP_CLI = `
class WP_CLI {
	public static array $out = array();
	public static function line( $text ) { self::$out[] = $text; }
	public static function warning( $text ) { self::$out[] = "warning: $text"; }
	public static function error( $text ) { throw new RuntimeException( "error: $text" ); }
	public static function halt( $code ) { throw new RuntimeException( "exit $code" ); }
}
eval( 'namespace WP_CLI\\\\Utils; function format_items( $format, $items, $fields ) { foreach ( $items as $item ) \\\\WP_CLI::$out[] = array_values( array_merge( array_flip( $fields ), array_intersect_key( $item, array_flip( $fields ) ) ) ); }' );
require_once WP_PLUGIN_DIR . '/tillview/includes/integrations/cli.php';
function tillview_cli( $command, $options = array() ) {
	WP_CLI::$out = array();
	try {
		( new Tillview\\CLI_Command() )->$command( array(), $options + array( 'format' => 'json' ) );
	} catch ( RuntimeException $error ) {
		WP_CLI::$out[] = $error->getMessage();
	}
	return WP_CLI::$out;
}`;
