import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What the first list needs of the libraries; dialogs, forms and identity bring theirs in chunks of their own. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|@emotion|@pandacss|stylis|swr|dequal|wouter|regexparam|zod|ofetch|ufo|destr|i18n-iso-countries|use-sync-external-store|lucide-react)\/|@chakra-ui\/react\/dist\/esm\/(?!components)/;

/**
 * What the frame of every page, the lists and the details share: one chunk compresses better than twenty.
 * XState's clock and the windowed rows come after the first rows.
 */
const frame =
  /packages\/(core\/src\/(api|countries|display|athletes|agencies)\/|web\/src\/((api|countries|errors|shell|ui)\/)?[^/]*$)(?<!overlay-clock\.tsx|overlay\.machine\.ts|windowed-rows\.tsx)/;

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['matchpoint-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        manualPureFunctions: ['chakra', 'defineRecipe', 'defineSlotRecipe'],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'frame', test: frame },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4300' } },
});
