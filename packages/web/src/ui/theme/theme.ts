import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

/** Tokens without values: theme.css gives them to their variables, such as `--chakra-spacing-4`. */
const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: 'in theme.css' }]));

/** Names alone, so that a part of Chakra's can say `bg: 'bg.panel'` for `var(--chakra-colors-bg-panel)`. */
const steps = named(
  ...['0.5', '1', '1.5', '2', '3', '4', '4.5', '5', '6', '8', '9', '10', '11', '12', '14', '16', '18'],
);

const config = defineConfig({
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      spacing: { ...steps, ...named('cards') },
      sizes: { ...steps, ...named('full', 'page', 'form', 'press', 'press-small', 'press-line') },
      fonts: named('body', 'flag'),
      fontSizes: named('xs', 'sm', 'md', 'lg', 'xl', '2xl'),
      fontWeights: named('normal', 'medium', 'semibold'),
      radii: named('l1', 'l2', 'l3', 'full'),
      durations: named('fast', 'moderate'),
      colors: {
        bg: named('DEFAULT', 'panel', 'subtle', 'muted', 'emphasized'),
        fg: named('DEFAULT', 'muted', 'subtle', 'error'),
        border: named('DEFAULT', 'emphasized', 'error'),
        accent: named('contrast', 'fg', 'subtle', 'muted', 'emphasized', 'solid', 'focusRing', 'border'),
        gray: named('emphasized', 'border'),
        red: named('contrast', 'fg', 'subtle', 'solid', 'border'),
        orange: named('fg', 'subtle', 'border'),
      },
      shadows: named('lg'),
      zIndex: named('sticky', 'overlay', 'status', 'skipLink'),
    },
    textStyles: {
      xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
      sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
      md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
      cardTitle: {
        value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: '-0.01em' },
      },
    },
  },
});

/** Only what is in use: Chakra's default theme would add 12 KB of script. */
export const system = createSystem(defaultBaseConfig, config);
