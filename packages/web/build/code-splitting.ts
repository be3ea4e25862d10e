const either = (...parts: readonly string[]) => `(${parts.join('|')})`;

/** Libraries that the first list needs nearly whole. */
const libraries = either(
  'rolldown.runtime',
  `node_modules/${either(
    'dequal',
    'destr',
    'i18n-iso-countries',
    'ofetch',
    'react',
    'react-dom',
    'regexparam',
    'scheduler',
    'swr',
    'ufo',
    'wouter',
    'zod',
  )}/`,
);

/** Chakra's styles at run time: all that is not in the build's style sheet needs them. */
const styling = either(
  `node_modules/${either('@emotion', '@pandacss', 'stylis')}/`,
  '@chakra-ui/react/dist/esm/(utils/|preset-base|merge-|styled-system/(?!create-slot|use-slot))',
);

/** The app itself with its lists, and what they share with the details; each with all that it imports. */
const frame = either(
  'vite/preload-helper',
  `packages/web/src/${either('main', 'api/use-', 'shell/trails')}[^/]*$`,
);

/**
 * Two chunks that every page loads, because few large ones compress better than many small ones: libraries, which
 * stay the same for months, and the frame. Dialogs, forms, identity, the windowed rows, and Chakra's styles at run
 * time come in chunks of their own.
 */
export const codeSplitting = {
  groups: [
    { name: 'styling', test: new RegExp(styling) },
    { name: 'libraries', test: new RegExp(libraries), priority: 2 },
    { name: 'frame', test: new RegExp(frame), priority: 1 },
  ],
};
