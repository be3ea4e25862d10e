import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button/button.ts';
import { Card } from '../ui/card/card.ts';

interface StepProps {
  readonly title: string;
  /** Beside the title: what the step is about, in short. */
  readonly aside?: ReactNode;
  /** Leaves the focus where it is. */
  readonly keepFocus?: boolean;
  readonly onBack?: (() => void) | undefined;
  /** The step's own buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One step of an import. Its heading takes the focus, so that the step is read from its start. */
export function Step({ title, aside, keepFocus = false, onBack, actions, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    if (keepFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [keepFocus]);
  // What had the focus may be gone: a group that was repaired, Pause that became Resume.
  useEffect(() => {
    if (!keepFocus && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });

  return (
    <Card aria-labelledby={id}>
      <header>
        <chakra.h2 ref={heading} id={id} tabIndex={-1} outline="none" scrollMarginTop="18">
          {title}
        </chakra.h2>
        {aside && (
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {aside}
          </chakra.p>
        )}
      </header>
      <Body>{children}</Body>
      {(onBack || actions) && (
        <Footer>
          {onBack && (
            <Button type="button" variant="ghost" ms="-3" onClick={onBack}>
              Back
            </Button>
          )}
          <div>{actions}</div>
        </Footer>
      )}
    </Card>
  );
}

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', p: '4' },
});

const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      ms: 'auto',
    },
  },
});
