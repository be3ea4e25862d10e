import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx$/.test(path),
);

type Value = ESTree.Node | null | undefined;
/** The constants of a file. */
type Names = ReadonlyMap<string, Value>;

/** Props that are given elements. */
const slots = /^(actions|besideTrail|children|choice|content|corner|details|first|icon|link|menu)$/;

/** What statements return outside of loops. */
function returned(statements: readonly ESTree.Statement[]): readonly Value[] {
  return statements.flatMap((one) => {
    if (one.type === 'ReturnStatement') return [one.argument];
    if (one.type === 'IfStatement') return returned([one.consequent]);
    return one.type === 'BlockStatement' ? returned(one.body) : [];
  });
}

/** Whether it can only be elements, or nothing. */
function isElement(value: Value, names: Names): boolean {
  const are = (...values: readonly Value[]) => values.every((one) => isElement(one, names));
  if (value === null) return true;
  switch (value?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return value.value === null;
    case 'Identifier':
      return slots.test(value.name) || are(names.get(value.name));
    case 'LogicalExpression':
      return are(value.right) && (value.operator === '&&' || are(value.left));
    case 'ConditionalExpression':
      return are(value.consequent, value.alternate);
    case 'ChainExpression':
      return are(value.expression);
    case 'CallExpression':
      return [value.callee, ...value.arguments].some((one) => are(one));
    case 'ArrayExpression':
      return are(...value.elements);
    case 'ArrowFunctionExpression':
      return are(value.body);
    case 'BlockStatement':
      return are(...returned([value]));
    default:
      return false;
  }
}

type Part = 'nothing' | 'fixed text' | 'element' | 'perhaps an element' | 'text';

/** Translators leave spaces as they are. */
function partOf(child: ESTree.JSXChild, names: Names): Part {
  if (child.type === 'JSXText') return child.value.trim() === '' ? 'nothing' : 'fixed text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return 'nothing';
  if (expression.type === 'Literal' && expression.value === ' ') return 'nothing';
  return isElement(expression, names) ? 'perhaps an element' : 'text';
}

test('a text that changes, or stands beside what comes and goes, has an element of its own', () => {
  const wrong = components.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const names = new Map<string, Value>();
    const found: string[] = [];
    const report = ({ start }: ESTree.Node, what: string) =>
      found.push(`${path}:${source.slice(0, start).split('\n').length}: ${what}`);
    const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
      const parts = node.children.map((child) => partOf(child, names)).filter((part) => part !== 'nothing');
      const isMixed = parts.includes('fixed text') && parts.includes('perhaps an element');
      const isAlone = parts.length === 1 && node.type === 'JSXElement';
      if (!isAlone && (isMixed || parts.includes('text'))) report(node, parts.join(', '));
    };
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init !== null) names.set(id.name, init);
      },
      'JSXElement:exit': check,
      'JSXFragment:exit': check,
      'FunctionDeclaration:exit'(node) {
        const isComponent = /^[A-Z]/.test(node.id?.name ?? '');
        if (isComponent && !isElement(node.body, names)) report(node, `${node.id?.name} may be a text`);
      },
    }).visit(parseSync(path, source, { preserveParens: false }).program);
    return found;
  });
  expect(components.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
