import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The folders with PHP files of this project. */
const FOLDERS = ['wordpress/plugin', 'tools/wordpress/playground'];
/** The names of types that PHP 7.4 does not support. */
const NEW_TYPES = new Set(['mixed', 'never', 'static', 'false', 'null', 'true']);
const NEW_NODES = new Set(['enum', 'intersectiontype', 'uniontype']);

type Node = { kind: string; [name: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** The newer syntax of a single node; the parser itself rejects all other newer syntax. */
function findNewPart(node: Node): string | undefined {
  if (NEW_NODES.has(node.kind)) return node.kind;
  if (node.kind === 'parameter' && Number(node['flags'] ?? 0) > 0) return 'promoted parameter';
  if (node['readonly'] === true) return 'readonly';
  const { type } = node;
  return isNode(type) && NEW_TYPES.has(String(type['name'])) ? `type ${type['name']}` : undefined;
}

/** The syntax in a file that PHP 7.4 does not support. */
function findNewSyntax(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      const part = findNewPart(value);
      if (part) found.push(part);
      Object.values(value).forEach(visit);
    }
  };
  try {
    visit(new Engine({ parser: { version: '7.4' } }).parseCode(source, 'plugin.php'));
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  return found;
}

describe('the PHP files of the plugin and of its sample orders', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.php'))
      .map((file) => path.join(folder, file)),
  );

  it.each(files)('have only syntax of PHP 7.4: %s', (file) => {
    expect(findNewSyntax(readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it('cannot be run outside of WordPress', () => {
    for (const file of files)
      expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(
        "defined( 'ABSPATH' ) || exit;",
      );
  });
});

describe('syntax that is newer than PHP 7.4', () => {
  it.each([
    '$a = match ( 1 ) { 1 => 2 };',
    '$a?->b();',
    'f( a: 1 );',
    'function f( int|string $a ) {}',
    'function f( mixed $a ) {}',
    'function f(): static {}',
    'class A { function __construct( private $a ) {} }',
    'class A { public readonly int $a; }',
    'enum A { case B; }',
    '$f = strlen( ... );',
    '$a = $b ?? throw new E();',
  ])('is found in %s', (code) => {
    expect(findNewSyntax(`<?php\n${code}`)).not.toEqual([]);
  });

  it('is not found in PHP 7.4 code', () => {
    const code =
      'class A { private ?int $a = null; function f(): ?self { $this->a ??= 1; return null; } } fn( $a ) => $a;';
    expect(findNewSyntax(`<?php\n${code}`)).toEqual([]);
  });
});
