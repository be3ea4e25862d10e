import { chakra } from '@chakra-ui/react';
import { Banner } from './banner.tsx';
import { Button } from './button.ts';

interface ProblemProps {
  readonly text: string;
  /** The one thing to do about it. */
  readonly action: string;
  readonly onAction: () => void;
  /** What was asked for by the action is under way. */
  readonly pending?: boolean;
  /** Nobody's deed led to it: it is read aloud, and leaves the focus where it is. */
  readonly unasked?: boolean;
}

/** What went wrong in a card, and what to do. */
export function Problem({ text, action, onAction, pending = false, unasked = false }: ProblemProps) {
  return (
    <Frame>
      <Banner status="danger" unasked={unasked}>
        {text}
      </Banner>
      <Button variant="outline" aria-busy={pending} opacity={pending ? '0.6' : undefined} onClick={onAction}>
        {action}
      </Button>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', p: '4' },
});
