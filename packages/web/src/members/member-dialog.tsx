import { confirmView } from '@matchpoint/core/forms/confirm.view';
import type { changeMemberMachine, MemberDeed } from '@matchpoint/core/members/change-member.machine';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';

interface MemberDialogProps {
  readonly actor: ActorRefFrom<typeof changeMemberMachine>;
}

interface Question {
  readonly title: (email: string) => string;
  readonly description: string;
  readonly confirm: string;
  readonly cancel: string;
}

const questions: Readonly<Record<MemberDeed['kind'], Question>> = {
  remove: {
    title: (email) => `Remove ${email}?`,
    description: 'They will no longer be able to edit this agency and its athletes. What they changed stays.',
    confirm: 'Remove person',
    cancel: 'Keep person',
  },
  handOver: {
    title: (email) => `Make ${email} the owner?`,
    description:
      'They will be the only one who can invite and remove people, or remove the agency. You will be an editor.',
    confirm: 'Make owner',
    cancel: 'Stay owner',
  },
  leave: {
    title: () => 'Leave this agency?',
    description: 'You will no longer be able to edit it and its athletes. Its owner can invite you again.',
    confirm: 'Leave agency',
    cancel: 'Stay',
  },
  withdraw: {
    title: (email) => `Withdraw the invitation of ${email}?`,
    description: 'They will not be able to accept it. You can invite them again.',
    confirm: 'Withdraw invitation',
    cancel: 'Keep invitation',
  },
};

/** Asks before somebody's part in the agency changes. */
export function MemberDialog({ actor }: MemberDialogProps) {
  const { page, deed, problem, isBusy } = useSelector(actor, confirmView);
  if (page === 'closed' || deed === null) return null;
  const { title, ...texts } = questions[deed.kind];
  return (
    <ConfirmDialog
      title={title(deed.email)}
      {...texts}
      pending={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={() => actor.send({ type: 'close' })}
    >
      {page === 'unsupported' && <ProblemBanner reasons={['This service cannot do that.']} />}
      {problem !== null && <ProblemBanner reasons={[problem]} />}
    </ConfirmDialog>
  );
}
