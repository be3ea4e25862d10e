/**
 * A node of the syntax tree, as Babel describes it.
 *
 * @typedef {{ node: { type: string, key?: { name?: string } }, parentPath: { parent: { callee?: { name?: string } }, node: { callee?: { name?: string } } } }} Path
 */

const declarations = {
  /** @param {Path} path */
  shouldIgnore({ node, parentPath }) {
    const isSetup = node.type === 'ObjectProperty' && parentPath.parent.callee?.name === 'setup';
    if (isSetup && node.key?.name === 'types') return 'Only the compiler reads types.';
    if (isSetup && node.key?.name === 'actors') return 'Hosts and tests provide every actor.';
    if (parentPath?.node.callee?.name === 'port') return 'It names an actor that nobody provided.';
    return undefined;
  },
};

/** Leaves out what XState's `setup` declares for the compiler and no test can notice. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'declarations', value: declarations }];
