import { chakra } from '@chakra-ui/react';
import { BrandMark } from './brand.tsx';

/** Covers the page, not the way to other pages; nothing to readers and keyboards, and no obstacle once it fades. */
export function OverlayCover({ fading }: { fading: boolean }) {
  return (
    <Cover aria-hidden data-screen-only data-overlay={fading ? 'fading' : 'covering'}>
      <BrandMark size={40} />
    </Cover>
  );
}

const Cover = chakra('div', {
  base: {
    position: 'fixed',
    insetBlockStart: '14',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    insetInlineStart: { base: '0', md: 'rail', lg: 'sidebar' },
    zIndex: 'overlay',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg',
    color: 'accent.solid',
    transition: 'opacity {durations.slow} ease-out',
    '&[data-overlay=fading]': { opacity: '0', pointerEvents: 'none' },
    '& svg': { animation: 'pulse 1s ease-in-out infinite' },
  },
});
