// Finds the single changes of a source file that its tests should notice.
import { parseSync } from 'oxc-parser';

/**
 * One change of a file: `text` replaces what is between `start` and `end`.
 * @typedef {{ file: string, kind: string, start: number, end: number, text: string }} Mutation
 */

const FLIPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};
const SWAPPED = { '&&': '||', '||': '&&' };
const EFFECT = /^use(Layout|Insertion)?Effect$/;
const HOOK = /^use[A-Z]/;

const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration';
const hookName = (node) => (node.callee.type === 'Identifier' ? node.callee.name : '');

/** Attributes that change only the appearance: class names, and the size of icons and loading placeholders. */
const isAppearance = ({ name, value }, { name: element }) =>
  name.name === 'className' ||
  name.name === 'lines' ||
  (name.name === 'height' && value?.type === 'Literal') ||
  (name.name === 'size' && /(?:Icon|Spinner)$/.test(element.name));

/** Skips types, imports and names, because they are not executed. */
function isSkipped(node, parent, key) {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (node.type === 'JSXAttribute') return isAppearance(node, parent);
  if (node.type.startsWith('TS'))
    return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type);
  // A key is a name, unless it is computed.
  return key === 'key' && !parent.computed;
}

function* mutationsOf(node, parent, source) {
  const change = (kind, start, end, text) => ({ kind, start, end, text });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const isLogical = node.type === 'LogicalExpression';
      const next = (isLogical ? SWAPPED : FLIPPED)[node.operator];
      if (next === undefined) break;
      const start = source.indexOf(node.operator, node.left.end);
      yield change(
        isLogical ? 'logical operator' : 'comparison',
        start,
        start + node.operator.length,
        next,
      );
      break;
    }
    case 'UnaryExpression':
      if (node.operator === '!') yield change('negation', node.start, node.argument.start, '');
      break;
    case 'Literal':
      if (typeof node.value === 'number')
        yield change('number', node.start, node.end, String(node.value + 1));
      if (typeof node.value === 'string' && parent.type !== 'ExpressionStatement')
        yield change('string', node.start, node.end, node.value === '' ? "'mutated'" : "''");
      break;
    case 'TemplateLiteral':
      if (parent.type !== 'TaggedTemplateExpression')
        yield change('string', node.start, node.end, '``');
      break;
    case 'CallExpression': {
      const [callback, ...rest] = node.arguments;
      const list = rest.at(-1);
      if (HOOK.test(hookName(node)) && isFunction(callback) && list?.type === 'ArrayExpression')
        for (const [index, element] of list.elements.entries()) {
          const others = list.elements.filter((_, other) => other !== index);
          const text = others.map(({ start, end }) => source.slice(start, end)).join(', ');
          if (element) yield change('hook dependency', list.start, list.end, `[${text}]`);
        }
      if (EFFECT.test(hookName(node)) && callback?.body?.type === 'BlockStatement')
        for (const statement of callback.body.body)
          if (statement.type === 'ExpressionStatement' || statement.type === 'ReturnStatement')
            yield change('effect statement', statement.start, statement.end, ';');
      break;
    }
    default:
      if (isFunction(node) && node.body?.type === 'BlockStatement' && node.body.body.length > 0) {
        const [first] = node.body.body;
        if (first.type !== 'ReturnStatement' || first.argument)
          yield change('early return', first.start, first.start, 'return; ');
      }
  }
}

/** All single changes of a file, in the order of its text. Throws when the file cannot be parsed. */
export function findMutations(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = [];
  const visit = (node, parent, key) => {
    if (isSkipped(node, parent, key)) return;
    for (const mutation of mutationsOf(node, parent, source)) found.push({ file, ...mutation });
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') visit(child, node, name);
  };
  visit(program, {}, '');
  return found;
}
