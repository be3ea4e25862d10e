import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const own = /packages\/(core|web)\/src\//;
const overlays = /packages\/web\/src\/ui\/(dialog|menu)\//;
const chakra = /node_modules\/@chakra-ui\//;

/** Whether a module of ours imports such a module, itself or through others of ours. */
function reaches(id: string, wanted: RegExp, context: Context, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  if (!own.test(id) || seen.has(id)) return false;
  seen.add(id);
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((next) => reaches(next, wanted, context, seen));
}

/**
 * Small chunks compress worse, and each costs a round trip: the app is one file with all that it imports, and so is what
 * three lazy parts share of ours. What needs Chakra is apart, so that a page without it loads none, and its overlays are
 * apart from what fields need.
 */
export const groups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'app', test: /packages\/web\/src\/main\.tsx$/ },
  {
    name: 'chakra-overlays',
    test: /node_modules\/(@floating-ui|@zag-js\/(aria-hidden|dialog|dismissable|focus-trap|interact-outside|menu|popper|remove-scroll))\/(?!.*anatomy)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'chakra',
    test: /anatomy|node_modules\/(@emotion|@pandacss|hoist-non-react-statics|stylis|@chakra-ui\/react\/dist\/esm\/(styled-system|utils|components\/(box|field|fieldset|flex|grid|simple-grid|stack|text|wrap)))\/|@ark-ui\/react\/dist\/(utils|providers|components\/(factory|field|fieldset))/,
    minShareCount: 2,
  },
  // Small pieces that every part with behavior needs.
  {
    name: 'zag',
    test: /node_modules\/@zag-js\/(core|dom-query|focus-visible|presence|react|store|types|utils)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'xstate',
    test: /node_modules\/@?xstate\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, includeDependenciesRecursively: false },
  {
    debugName: 'shared',
    name: (id, context) =>
      reaches(id, overlays, context) ? 'overlays' : reaches(id, chakra, context) ? null : 'shared',
    test: own,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];
