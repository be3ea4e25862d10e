import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { flaggedStyle } from '../text/flagged.style.ts';
import { linkStyle } from '../text/link.style.ts';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const plain = <K extends string>(values: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, { value }]));

/** The 8 px grid with half steps inside components, in Chakra's unit of 4 px. */
const spacing = plain({
  '0.5': '0.125rem',
  '1': '0.25rem',
  '1.5': '0.375rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '4.5': '1.125rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '9': '2.25rem',
  '10': '2.5rem',
  '11': '2.75rem',
  '12': '3rem',
  '14': '3.5rem',
  '16': '4rem',
  '18': '4.5rem',
  rail: '5rem',
  sidebar: '15rem',
});

const config = defineConfig({
  preflight: true,
  globalCss: {
    html: {
      color: 'fg',
      colorPalette: 'accent',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      _print: { bg: 'white !important' },
    },
    '*': { '--global-color-border': 'colors.border' },
    'html:has(dialog[open])': { overflow: 'hidden' },
    '*::selection': { bg: 'accent.muted' },
    '*::placeholder': { color: 'fg.subtle' },
    ':focus-visible': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
      borderRadius: 'l1',
    },
    '*, *::before, *::after, *::backdrop': {
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
    // Chosen is otherwise shown by a background, which forced colours take away.
    'a[aria-current], [data-highlighted], label:has(:checked)': {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
    '[data-link]': linkStyle,
    '[data-flagged]': flaggedStyle,
    '[data-screen-only]': { _print: { display: 'none !important' } },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      'fade-in': { from: { opacity: '0' } },
      'slide-in': { from: { transform: 'translateX(-100%)' } },
      'slide-up': { from: { transform: 'translateY(100%)' } },
    },
    tokens: {
      spacing,
      sizes: { ...spacing, ...plain({ full: '100%', page: '80rem' }) },
      fonts: {
        body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
        flag: { value: "'Country Flags', 'Apple Color Emoji', 'Noto Color Emoji', sans-serif" },
      },
      fontSizes: plain({
        xs: '0.75rem',
        sm: '0.875rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.375rem',
        '2xl': '1.625rem',
      }),
      fontWeights: plain({ normal: '400', medium: '500', semibold: '600' }),
      radii: plain({ l1: '0.25rem', l2: '0.5rem', l3: '0.75rem', full: '9999px' }),
      durations: plain({ fast: '120ms', moderate: '200ms', slow: '300ms' }),
      colors: { white: { value: '#ffffff' } },
      shadows: {
        lg: { value: '0 8px 24px rgb(0 0 0 / 12%)' },
      },
      zIndex: {
        sticky: { value: 10 },
        overlay: { value: 20 },
        status: { value: 30 },
        skipLink: { value: 40 },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('#fafafa', '#0a0a0a'),
          panel: pair('#ffffff', '#121212'),
          subtle: pair('#f7f7f7', '#161616'),
          muted: pair('#f0f0f0', '#1e1e1e'),
          emphasized: pair('#e8e8e8', '#292929'),
        },
        fg: {
          DEFAULT: pair('#171717', '#ededed'),
          muted: pair('#595959', '#a8a8a8'),
          subtle: pair('#6e6e6e', '#919191'),
          error: pair('#b42318', '#ff9b90'),
        },
        border: {
          DEFAULT: pair('#e6e6e6', '#292929'),
          emphasized: pair('#8f8f8f', '#707070'),
          error: pair('#b42318', '#ff9b90'),
        },
        accent: {
          contrast: pair('#ffffff', '#04140c'),
          fg: pair('#0f5a39', '#63cb9b'),
          subtle: pair('#ebf4ef', '#11231a'),
          muted: pair('#d3e8dc', '#1a3627'),
          emphasized: pair('#b5d8c5', '#245039'),
          solid: pair('#11633f', '#35a873'),
          focusRing: pair('#11633f', '#63cb9b'),
          border: pair('#8bbfa3', '#2d6a4c'),
        },
        gray: {
          contrast: pair('#ffffff', '#121212'),
          fg: pair('#171717', '#ededed'),
          subtle: pair('#f0f0f0', '#1e1e1e'),
          muted: pair('#e8e8e8', '#292929'),
          emphasized: pair('#d9d9d9', '#363636'),
          solid: pair('#171717', '#ededed'),
          focusRing: pair('#11633f', '#63cb9b'),
          border: pair('#d9d9d9', '#363636'),
        },
        red: {
          contrast: pair('#ffffff', '#1c0604'),
          fg: pair('#b42318', '#ff9b90'),
          subtle: pair('#fef3f2', '#2a1310'),
          muted: pair('#fde3e0', '#43201b'),
          solid: pair('#b42318', '#f0705f'),
          focusRing: pair('#b42318', '#ff9b90'),
          border: pair('#f3b4ad', '#6b2c25'),
        },
        orange: {
          fg: pair('#8a4b00', '#f0b860'),
          subtle: pair('#fff6e8', '#261c0d'),
          border: pair('#f2d3a2', '#574018'),
        },
      },
    },
    textStyles: {
      xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
      sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
      md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
      heading: {
        value: {
          fontSize: { base: 'xl', md: '2xl' },
          lineHeight: { base: '1.75rem', md: '2rem' },
          fontWeight: 'semibold',
          letterSpacing: '-0.02em',
        },
      },
      cardTitle: {
        value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: '-0.01em' },
      },
    },
  },
});

/** Tokens and only the recipes in use: Chakra's default theme would add 12 KB of script. */
export const system = createSystem(defaultBaseConfig, config);
