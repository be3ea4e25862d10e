import { chakra } from '@chakra-ui/react';
import { Button } from '../button/button.ts';
import { Banner } from './banner.tsx';

interface ProblemProps {
  readonly text: string;
  /** The label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  /** The action is in progress. */
  readonly pending?: boolean;
  /** For a problem without an action of the person: it is announced and leaves the focus alone. */
  readonly keepFocus?: boolean;
}

/** What went wrong in a card, with a button to do something about it. */
export function Problem({ text, action, onAction, pending = false, keepFocus = false }: ProblemProps) {
  return (
    <Frame>
      <Banner status="danger" keepFocus={keepFocus}>
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
