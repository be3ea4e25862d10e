import { counted } from '@matchpoint/core/display/count';
import type { changeMember, MemberAction } from '@matchpoint/core/members/change-member.form';
import type { ActorRefFrom } from 'xstate';
import { useKeys } from '../keys/keys-card.tsx';
import { ActionDialog, type ActionQuestion } from '../ui/dialog/confirm-dialog.tsx';
import { Tick } from '../ui/form/checkbox.tsx';

interface MemberDialogProps {
  readonly agencyId: string;
  readonly actor: ActorRefFrom<typeof changeMember.machine>;
}

interface Question extends Omit<ActionQuestion, 'title'> {
  readonly title: (email: string) => string;
}

const questions: Readonly<Record<MemberAction['kind'], Question>> = {
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

/** Asks before a member's role changes. */
export function MemberDialog({ agencyId, actor }: MemberDialogProps) {
  return (
    <ActionDialog
      actor={actor}
      question={({ kind, email }) => ({ ...questions[kind], title: questions[kind].title(email) })}
      choice={(action) =>
        action.kind === 'handOver' && (
          <KeysChoice
            agencyId={agencyId}
            endsKeys={action.endsKeys === true}
            onChoose={(endsKeys) => actor.send({ type: 'open', action: { ...action, endsKeys } })}
          />
        )
      }
      unsupported="This service cannot do that."
    />
  );
}

interface KeysChoiceProps {
  readonly agencyId: string;
  readonly endsKeys: boolean;
  readonly onChoose: (endsKeys: boolean) => void;
}

/** Whether a hand-over ends the agency's keys; nothing without any (rules/agencies.md#members). */
function KeysChoice({ agencyId, endsKeys, onChoose }: KeysChoiceProps) {
  const { data: keys = [] } = useKeys(agencyId);
  if (keys.length === 0) return null;
  return (
    <Tick checked={endsKeys} onChange={onChoose}>
      {`End its ${counted(keys.length, 'key')} for programs, too. Otherwise programs keep using them.`}
    </Tick>
  );
}
