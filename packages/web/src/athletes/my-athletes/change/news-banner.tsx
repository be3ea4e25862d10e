import { HStack } from '@chakra-ui/react';
import type { ChangeReport } from '@matchpoint/core/changes/change-report.view';
import type { Asking } from '@matchpoint/core/consent/consent';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/status/banner.tsx';
import { BoundedList } from '../../../ui/text/lines.tsx';
import type { ChangeJob } from './change-job.ts';
import { failureText, reportText } from './change-texts.ts';

interface NewsBannerProps {
  readonly news: News;
  /** Takes the focus when the dialog closes. */
  readonly ref: Ref<HTMLDivElement>;
  readonly canUndo: boolean;
  readonly onBegin: (job: ChangeJob) => void;
  readonly onDismiss: () => void;
}

/** What became of the last change, with its undo (rules/athletes.md#several-at-once). */
export function NewsBanner({ news, ref, canUndo, onBegin, onDismiss }: NewsBannerProps) {
  const { text, isGood, failures, goOn, undo } = news;
  return (
    <HStack
      ref={ref}
      tabIndex={-1}
      wrap="wrap"
      gap="{spacing.2} {spacing.3}"
      mb="4"
      outline="none"
      css={{ '& > [role]': { flex: '1 1 16rem' }, '& > ul': { order: '1', flexBasis: 'full' } }}
    >
      <Banner status={isGood ? 'success' : 'danger'} keepFocus>
        {text}
      </Banner>
      {failures.length > 0 && <BoundedList items={failures} text={failureText} />}
      <HStack wrap="wrap">
        {goOn !== null && <Button onClick={() => onBegin(goOn())}>Go on</Button>}
        {undo !== null && canUndo && (
          <Button variant="outline" onClick={() => onBegin(undo())}>
            Undo
          </Button>
        )}
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </HStack>
    </HStack>
  );
}

/** What happened last to the agency's athletes, and what can be done about it. */
export interface News {
  readonly text: string;
  readonly isGood: boolean;
  readonly failures: ChangeReport['failures'];
  /** Sends the rest. */
  readonly goOn: (() => ChangeJob) | null;
  readonly undo: (() => ChangeJob) | null;
}

export function goodNews(text: string, undo: News['undo'] = null): News {
  return { text, isGood: true, failures: [], goOn: null, undo };
}

export function newsOf(job: ChangeJob, report: ChangeReport, asking: Asking): News {
  const { failures, left, undoable, outcomes } = report;
  return {
    text: reportText(report, asking),
    isGood: failures.length === 0 && left === 0,
    failures,
    goOn: left > 0 ? () => job.goOn(outcomes) : null,
    undo: undoable > 0 ? job.undo : null,
  };
}
