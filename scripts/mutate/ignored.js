/**
 * A node of the syntax tree, as Babel describes it.
 *
 * @typedef {{ node: { type: string, key?: { name?: string } }, parentPath: { parent: { callee?: { name?: string } } } }} Path
 */

const typesOfSetup = {
  /** @param {Path} path */
  shouldIgnore({ node, parentPath }) {
    const isTypes = node.type === 'ObjectProperty' && node.key?.name === 'types';
    return isTypes && parentPath.parent.callee?.name === 'setup'
      ? 'Only the compiler reads them.'
      : undefined;
  },
};

/** Leaves out mutants that no test can notice: the `types` of XState's `setup`. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'typesOfSetup', value: typesOfSetup }];
