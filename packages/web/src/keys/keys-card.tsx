import { Box } from '@chakra-ui/react';
import type { AgencyKey } from '@matchpoint/core/agencies/agency-keys';
import { counted } from '@matchpoint/core/display/count';
import { shownDate } from '@matchpoint/core/display/display';
import { endKey } from '@matchpoint/core/keys/end-key.form';
import { type ReactNode, useState } from 'react';
import { useInvalidate } from '../api/swr-cache.ts';
import { useAgencyPorts, useConfirmation } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import { Entry, EntryButton } from '../members/entry.tsx';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { ActionDialog } from '../ui/dialog/confirm-dialog.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

interface KeysCardProps {
  readonly agencyId: string;
  /** Stands below the card once the keys are known. */
  readonly children: ReactNode;
}

/** The keys of one's own agency (rules/agencies.md#keys); nothing on a service without keys. */
export function KeysCard({ agencyId, children }: KeysCardProps) {
  const invalidate = useInvalidate();
  const { data: keys, lacks, reload } = useKeys(agencyId);
  const email = useSessionState((session) => session.email);
  const others = keys?.filter((key) => key.created_by !== email).length ?? 0;
  const [isCreating, setCreating] = useState(false);
  const actor = useConfirmation(endKey, useAgencyPorts(agencyId));
  const refresh = () => {
    reload();
    void invalidate('my changes');
  };
  useEmitted(actor, 'done', refresh);

  if (lacks) return children;
  return (
    <>
      <DataCard title="Keys for programs" waiting={keys === undefined}>
        <ul aria-label="Keys">
          {keys?.map((key) => (
            <Key key={key.id} of={key} onEnd={() => actor.send({ type: 'open', action: key })} />
          ))}
        </ul>
        <Box borderTopWidth={keys?.length ? '1px' : '0'}>
          <CardBody>
            {others > 0 && (
              <QuietLine>
                {`${counted(others, 'key is', 'keys are')} from an earlier owner. Anyone with a key can change the athletes: end keys that you do not know.`}
              </QuietLine>
            )}
            <QuietLine>
              A key lets a program, such as an import at night, manage the athletes of this agency and nothing
              else.
            </QuietLine>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setCreating(true)}>
              New key
            </Button>
          </CardBody>
        </Box>
      </DataCard>
      {keys !== undefined && children}
      {isCreating && (
        <NewKeyDialog agencyId={agencyId} onCreated={refresh} onClose={() => setCreating(false)} />
      )}
      <ActionDialog
        actor={actor}
        question={({ name }) => ({
          title: `End the key ${name}?`,
          description: 'A program that has it can do nothing more. This cannot be undone.',
          confirm: 'End key',
          cancel: 'Keep key',
        })}
        unsupported="This service has no keys."
      />
    </>
  );
}

interface KeyProps {
  readonly of: AgencyKey;
  readonly onEnd: () => void;
}

function Key({ of: { name, created_by: by, created_at, last_used_at }, onEnd }: KeyProps) {
  const used = last_used_at === null ? 'Never used' : `Last used on ${shownDate(last_used_at)}`;
  return (
    <Entry text={name} note={`${used}. Created on ${shownDate(created_at)}${by === null ? '' : ` by ${by}`}`}>
      <EntryButton text="End" of={name} onClick={onEnd} />
    </Entry>
  );
}

/** The keys of one's own agency (rules/agencies.md#keys). */
export function useKeys(agencyId: string) {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  return useAddition('keys', ['my keys', agencyId], () =>
    send((token) => client.listKeys(agencyId, { token })),
  );
}
