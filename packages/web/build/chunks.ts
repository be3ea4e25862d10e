import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Modules of ours, and the icons, which are as small. */
const own = /packages\/(core|web)\/src\/|lucide-react/;
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
 * Small chunks compress worse, and each costs a round trip: the app is one file with all that it imports. What three lazy
 * parts share of ours is a file, too, without the libraries that it imports; what needs Chakra is apart, so that a page
 * without it loads none.
 */
export const groups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'app', test: /packages\/web\/src\/main\.tsx$/ },
  {
    debugName: 'shared',
    name: (id, context) =>
      reaches(id, overlays, context) ? 'overlays' : reaches(id, chakra, context) ? 'styled' : 'shared',
    test: own,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];
