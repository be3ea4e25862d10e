import { Flex } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { use, useEffect } from 'react';
import { BrandMark } from './brand.tsx';
import { overlayMachine } from './overlay.machine.ts';
import { VisitContext } from './visit.ts';

/** Covers the page, not the way to other pages; nothing to readers and keyboards, and no obstacle once it fades. */
export function Overlay({ machine = overlayMachine }: { machine?: typeof overlayMachine }) {
  const [state, send] = useMachine(machine);
  const visit = use(VisitContext);

  useEffect(() => {
    if (visit > 0) send({ type: 'pageMounted' });
  }, [visit, send]);

  if (state.matches('gone')) return null;
  const fading = state.matches('fading');
  return (
    <Flex
      aria-hidden
      data-overlay={fading ? 'fading' : 'covering'}
      data-screen-only
      position="fixed"
      insetBlockStart="14"
      insetBlockEnd="0"
      insetInlineEnd="0"
      insetInlineStart={{ base: '0', md: 'rail', lg: 'sidebar' }}
      zIndex="overlay"
      align="center"
      justify="center"
      bg="bg"
      color="accent.fg"
      opacity={fading ? 0 : 1}
      transition="opacity {durations.slow} ease-out"
      pointerEvents={fading ? 'none' : 'auto'}
    >
      <Flex animation="pulse 1s ease-in-out infinite">
        <BrandMark size={40} />
      </Flex>
    </Flex>
  );
}
