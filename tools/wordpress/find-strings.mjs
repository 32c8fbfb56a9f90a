// Finds the translatable strings of a source file, and calls that translation tools cannot read.
import { parseSync, Visitor } from 'oxc-parser';

const DOMAIN = 'tillview';
/** The functions of @wordpress/i18n, with the meaning of each argument. */
const FUNCTIONS = {
  __: ['text', 'domain'],
  _x: ['text', 'context', 'domain'],
  _n: ['text', 'plural', 'number', 'domain'],
  _nx: ['text', 'plural', 'number', 'context', 'domain'],
};
const COMMENT = /^[\s*]*translators:/i;

/** What may be between a comment and the call that it belongs to: punctuation, the begin of a function, and `sprintf(`. */
const BEFORE_CALL = /^[\s:?]*((const )?\w+( =|:) \([\w: ]*\) =>\s*)?(sprintf\(\s*)?$/;

/** The text of a literal. `undefined` for a computed value. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return undefined;
}

function readCall(node) {
  const names = FUNCTIONS[node.callee.name];
  const entry = {};
  for (const [index, name] of names.entries()) {
    if (name === 'number') continue;
    entry[name] = textOf(node.arguments[index]);
    if (entry[name] === undefined)
      return { problem: `the ${name} of ${node.callee.name}() is not a literal` };
  }
  if (entry.domain !== DOMAIN)
    return { problem: `the domain of ${node.callee.name}() is not "${DOMAIN}"` };
  return { entry };
}

/** The strings of a file, and the problems of calls that cannot be read, each with its line. */
export function findStrings(file, source) {
  const { program, comments } = parseSync(file, source);
  const notes = comments.filter(({ value }) => COMMENT.test(value));
  const lineOf = (position) => source.slice(0, position).split('\n').length;
  const strings = [];
  const problems = [];
  const visitor = new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !Object.hasOwn(FUNCTIONS, node.callee.name)) return;
      const { entry, problem } = readCall(node);
      if (problem) {
        problems.push(`${file}:${lineOf(node.start)}: ${problem}`);
        return;
      }
      const note = notes.findLast(
        ({ end }) => end <= node.start && BEFORE_CALL.test(source.slice(end, node.start)),
      );
      strings.push({
        ...entry,
        note: note?.value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
      });
    },
  });
  visitor.visit(program);
  return { strings, problems };
}

const PHP_TEXT = String.raw`'((?:[^'\\]|\\.)*)'`;
const PHP_NOTE = String.raw`(?:\/\*\s*(translators:[^*]*?)\s*\*\/[\s?:]*(?:sprintf\(\s*)?)?`;
const PHP_CALL = new RegExp(
  String.raw`${PHP_NOTE}\b(?:(?:esc_html|esc_attr)_(?:_|e)|__|_e)\(\s*${PHP_TEXT},\s*'tillview'\s*\)`,
  'g',
);
const PHP_PLURAL_CALL = new RegExp(
  // The number can be a value of an array: its key is a text, too.
  String.raw`${PHP_NOTE}\b_n\(\s*${PHP_TEXT},\s*${PHP_TEXT},(?:[^']|\['\w+'\])*'tillview'\s*\)`,
  'g',
);

/** The strings of a PHP file. Each call has literals and the domain. */
export function findPhpStrings(source) {
  const unescape = (text) => text.replaceAll("\\'", "'");
  return [
    ...[...source.matchAll(PHP_CALL)].map(([, note, text]) => ({ text: unescape(text), note })),
    ...[...source.matchAll(PHP_PLURAL_CALL)].map(([, note, text, plural]) => ({
      text: unescape(text),
      plural: unescape(plural),
      note,
    })),
  ];
}
