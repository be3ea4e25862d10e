import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { overrides, slotRecipes } from './recipes.ts';

/** A token for each value, as Chakra takes them. */
const tokens = <Name extends string, Value>(values: Readonly<Record<Name, Value>>) =>
  Object.fromEntries(Object.entries<Value>(values).map(([name, value]) => [name, { value }]));

/** A semantic token for each pair of colors: in the light mode, in the dark mode. */
const colors = (values: Readonly<Record<string, readonly [light: string, dark: string]>>) =>
  tokens(
    Object.fromEntries(Object.entries(values).map(([name, [base, dark]]) => [name, { base, _dark: dark }])),
  );

/** The 8 px grid with half steps inside components, in Chakra's unit of 4 px. */
const steps = tokens(
  Object.fromEntries(
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 4.5, 5, 6, 8, 9, 10, 11, 12, 14, 16, 18].map((step) => [
      step,
      `${step / 4}rem`,
    ]),
  ),
);

/** The source of every size and color, and of the recipes of Chakra's components. `build/theme-css.ts` writes it as variables. */
const config = defineConfig({
  cssVarsRoot: ':root',
  conditions: { dark: '.dark &' },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      spacing: steps,
      sizes: {
        ...steps,
        ...tokens({ 96: '24rem', full: '100%', lg: '32rem', page: '80rem', form: '36rem' }),
      },
      fonts: tokens({
        body: '"Inter Variable", "Inter Fallback", "Inter Fallback DejaVu", system-ui, sans-serif',
        flag: '"Apple Color Emoji", "Noto Color Emoji", "Country Flags", sans-serif',
      }),
      fontSizes: tokens({
        xs: '0.75rem',
        sm: '0.875rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.375rem',
        '2xl': '1.6rem',
      }),
      fontWeights: tokens({ normal: 400, medium: 500, semibold: 600 }),
      radii: tokens({ l1: '0.25rem', l2: '0.5rem', l3: '0.75rem', full: '9999px' }),
      durations: tokens({ faster: '100ms', fast: '120ms', moderate: '200ms', slow: '300ms' }),
      letterSpacings: tokens({ widest: '0.1em' }),
      cursor: tokens({
        checkbox: 'pointer',
        disabled: 'not-allowed',
        menuitem: 'pointer',
        option: 'pointer',
        radio: 'pointer',
      }),
      colors: {
        ...tokens({ transparent: 'transparent', white: '#ffffff' }),
        blackAlpha: tokens({ 500: 'rgb(0 0 0 / 45%)' }),
      },
      // A module sees no keyframes of other files, so these come by variables.
      animations: tokens({
        pulse: 'pulse 1.6s ease-in-out infinite',
        spin: 'spin 800ms linear infinite',
        'fade-in': 'fade-in {durations.moderate}',
        'slide-up': 'slide-from-bottom-full {durations.moderate} ease-out',
        'slide-in': 'slide-from-left-full {durations.moderate} ease-out',
      }),
      shadows: tokens({
        inset: 'inset 0 0 0 1px rgb(0 0 0 / 5%)',
        md: '0 8px 24px rgb(0 0 0 / 12%)',
        lg: '0 8px 24px rgb(0 0 0 / 12%)',
      }),
      zIndex: tokens({ sticky: 10, overlay: 20, popover: 30, status: 30, skipLink: 40 }),
    },
    semanticTokens: {
      // What depends on the screen: fingers need 44 px, and Safari zooms into a field whose text has less than 16.
      sizes: tokens({
        'press-line': { base: '2.75rem', md: '1.5rem' },
        'press-small': { base: '2.75rem', md: '2rem' },
        press: { base: '2.75rem', md: '2.25rem' },
        // The sidebar's width, where there is one.
        side: { base: '0rem', md: '5rem', lg: '15rem' },
      }),
      fontSizes: tokens({
        field: { base: '1rem', md: '0.875rem' },
        title: { base: '{fontSizes.xl}', md: '{fontSizes.2xl}' },
      }),
      spacing: tokens({
        cards: { base: '1rem', md: '1.5rem' },
        page: { base: '1rem', md: '1.5rem', lg: '2rem' },
      }),
      colors: {
        bg: colors({
          DEFAULT: ['#fafafa', '#0a0a0a'],
          panel: ['#ffffff', '#121212'],
          subtle: ['#f7f7f7', '#161616'],
          muted: ['#f0f0f0', '#1e1e1e'],
          emphasized: ['#e8e8e8', '#292929'],
        }),
        fg: colors({
          DEFAULT: ['#171717', '#ededed'],
          muted: ['#595959', '#a8a8a8'],
          subtle: ['#6e6e6e', '#919191'],
          error: ['#b42318', '#ff9b90'],
        }),
        border: colors({
          DEFAULT: ['#e6e6e6', '#292929'],
          emphasized: ['#8f8f8f', '#707070'],
          error: ['#b42318', '#ff9b90'],
        }),
        accent: colors({
          contrast: ['#ffffff', '#04140c'],
          fg: ['#0f5a39', '#63cb9b'],
          subtle: ['#ebf4ef', '#11231a'],
          muted: ['#d3e8dc', '#1a3627'],
          emphasized: ['#b5d8c5', '#245039'],
          solid: ['#11633f', '#35a873'],
          focusRing: ['#11633f', '#63cb9b'],
          border: ['#8bbfa3', '#2d6a4c'],
        }),
        gray: colors({ emphasized: ['#d9d9d9', '#363636'], border: ['#d9d9d9', '#363636'] }),
        red: colors({
          contrast: ['#ffffff', '#1c0604'],
          fg: ['#b42318', '#ff9b90'],
          subtle: ['#fef3f2', '#2a1310'],
          muted: ['#fbdcd8', '#3d1712'],
          emphasized: ['#f3b4ad', '#6b2c25'],
          solid: ['#b42318', '#f0705f'],
          focusRing: ['#b42318', '#f0705f'],
          500: ['#b42318', '#ff9b90'],
          border: ['#f3b4ad', '#6b2c25'],
        }),
        orange: colors({
          fg: ['#8a4b00', '#f0b860'],
          subtle: ['#fff6e8', '#261c0d'],
          border: ['#f2d3a2', '#574018'],
        }),
      },
    },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      'fade-in': { from: { opacity: '0' } },
      'fade-out': { to: { opacity: '0' } },
      'scale-in': { from: { scale: '0.95' } },
      'slide-from-top': { from: { translate: '0 -0.5rem' } },
      'slide-from-bottom': { from: { translate: '0 0.5rem' } },
      'slide-to-top': { to: { translate: '0 -0.5rem' } },
      'slide-to-bottom': { to: { translate: '0 0.5rem' } },
      'slide-from-bottom-full': { from: { translate: '0 100%' } },
      'slide-from-left-full': { from: { translate: '-100% 0' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.6', cursor: 'not-allowed' } } },
    animationStyles: {
      // Below its button, or above it.
      'slide-fade-in': {
        value: {
          '&[data-placement^=top]': { animationName: 'slide-from-bottom, fade-in' },
          '&[data-placement^=bottom]': { animationName: 'slide-from-top, fade-in' },
        },
      },
      'slide-fade-out': {
        value: {
          '&[data-placement^=top]': { animationName: 'slide-to-bottom, fade-out' },
          '&[data-placement^=bottom]': { animationName: 'slide-to-top, fade-out' },
        },
      },
    },
    textStyles: {
      xs: { value: { fontSize: 'xs' } },
      sm: { value: { fontSize: 'sm' } },
      md: { value: { fontSize: 'md' } },
      lg: { value: { fontSize: 'lg' } },
      cardTitle: { value: { fontSize: 'md', fontWeight: 'semibold', letterSpacing: '-0.01em' } },
    },
  },
});

/** Only what is in use: Chakra's default theme would add 12 KB of script. */
export const system = createSystem(defaultBaseConfig, config, { theme: { slotRecipes } }, overrides);
