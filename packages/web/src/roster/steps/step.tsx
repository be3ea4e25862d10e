import { Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SkeletonLines } from '../../ui/card/skeleton.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';

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
        <h2 style={{ outline: 'none', scrollMarginTop: '4.5rem' }} ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside && <QuietLine>{aside}</QuietLine>}
      </header>
      <Stack gap="4" p="4">
        {children}
      </Stack>
      {(onBack || actions) && (
        <Flex as="footer" wrap="wrap" align="center" gap="2" px="4" py="3" borderTopWidth="1px">
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              Back
            </Button>
          )}
          <Flex wrap="wrap" justify="flex-end" gap="2" ms="auto">
            {actions}
          </Flex>
        </Flex>
      )}
    </Card>
  );
}

/** A step that takes a moment. */
export function PreparingStep({ title, onBack }: { title: string; onBack?: () => void }) {
  return (
    <Step title={title} onBack={onBack}>
      <div aria-busy>
        <SkeletonLines />
      </div>
    </Step>
  );
}

interface ProblemStepProps {
  readonly title: string;
  readonly problem: string;
  /** The label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  readonly onBack?: () => void;
}

/** Nothing was sent: the file cannot be read, or the service cannot be reached. */
export function ProblemStep({ title, problem, action, onAction, onBack }: ProblemStepProps) {
  return (
    <Step title={title} onBack={onBack} actions={<Button onClick={onAction}>{action}</Button>}>
      <Banner status="danger">{problem}</Banner>
    </Step>
  );
}
