import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Leaves out of Chakra's base preset the style properties and conditions that no source file names: two thirds of
 * them. They stand in two objects, so no bundler can tell; they are 3 KB of the first list.
 * @param sources the folder that is searched for their names and shorthands
 */
export function leanPreset(sources: string): Plugin {
  return {
    name: 'lean-preset',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/ },
      handler: (code) => without(code, unused(code, wordsIn(sources))),
    },
  };
}

/** @throws {Error} where the preset has another shape than it had, so that nothing is left out by mistake */
export function unused(preset: string, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  let properties = 0;
  let conditions = 0;
  new Visitor({
    Property({ key, value }) {
      if (nameOf(key) !== 'utilities') return;
      for (const property of propertiesOf(value)) {
        properties += 1;
        if (!namesOf(property).some((name) => words.has(name))) ranges.push(property);
      }
    },
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineConditions') return;
      for (const condition of propertiesOf(given)) {
        conditions += 1;
        if (!words.has(`_${nameOf(condition.key)}`)) ranges.push(condition);
      }
    },
  }).visit(parseAst(preset));
  if (properties < 100 || conditions < 50)
    throw new Error("Chakra's base preset has another shape than it had.");
  return ranges.toSorted((a, b) => a.start - b.start);
}

function propertiesOf(node: ESTree.Node | undefined): ESTree.ObjectProperty[] {
  return node?.type === 'ObjectExpression'
    ? node.properties.filter((property) => property.type === 'Property')
    : [];
}

/** A property's name and its shorthands. */
function namesOf({ key, value }: ESTree.ObjectProperty): string[] {
  const shorthands = propertiesOf(value).find((part) => nameOf(part.key) === 'shorthand')?.value;
  const others = shorthands?.type === 'ArrayExpression' ? shorthands.elements : [];
  return [nameOf(key), ...others.map((name) => (name?.type === 'Literal' ? String(name.value) : ''))];
}

function nameOf(key: ESTree.PropertyKey): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

export function without(code: string, ranges: readonly Range[]): string {
  return ranges.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

function wordsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []));
}
