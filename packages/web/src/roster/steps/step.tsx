import { Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { HelpLink } from '../../help/help-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SkeletonLines } from '../../ui/card/skeleton.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';

const titles = ['File', 'Reading', 'Plan', 'Result'] as const;
export type StepTitle = (typeof titles)[number];

/** The import's steps with the current one marked. */
export function StepList({ current }: { current: StepTitle }) {
  const at = titles.indexOf(current);
  return (
    <Flex justify="space-between" columnGap="4" mb="4" textStyle="sm">
      <Flex
        as="ol"
        wrap="wrap"
        columnGap="2"
        color="fg.muted"
        aria-label="Steps of the import"
        css={{
          '& > li + li::before': { content: '"›"', marginInlineEnd: '2', color: 'border.emphasized' },
          '& > [data-done]': { color: 'fg' },
          '& > [aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
        }}
      >
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            {title}
          </li>
        ))}
      </Flex>
      <HelpLink to="/help/agencies#a-roster-from-a-spreadsheet" beside>
        Help
      </HelpLink>
    </Flex>
  );
}

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
