import { Box } from '@chakra-ui/react';
import { auditByDay, auditText } from '@matchpoint/core/audit/audit-text';
import type { Client } from '@matchpoint/core/client/client';
import { empty } from '@matchpoint/core/display/display';
import { type ReactNode, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { DataCard } from '../ui/card/card.tsx';

const dayStyle = {
  '& + &': { borderTopWidth: '1px' },
  '& h3': { fontWeight: 'semibold' },
  '& h4': { mt: '2', textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
  '& span': { minWidth: '0', overflowWrap: 'anywhere' },
  '& time': { flex: 'none', color: 'fg.muted', whiteSpace: 'nowrap' },
} as const;

type Page = Awaited<ReturnType<Client['listChanges']>>;

interface ChangesCardProps {
  readonly agencyId: string;
  /** Stands below the card once there was an answer; stays without a session, because its dialogs do. */
  readonly children: ReactNode;
}

/** The log of changes to the agency and its athletes by day and person, newest first (rules/agencies.md#changes-log). */
export function ChangesCard({ agencyId, children }: ChangesCardProps) {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const hasToken = useSessionState((session) => session.hasToken);
  const { data, error, size, setSize, isValidating } = useSWRInfinite(
    (index, previous: Page | null) => {
      const before = index === 0 ? undefined : previous?.rows.at(-1)?.id;
      return hasToken && (index === 0 || before !== undefined) ? ['my changes', agencyId, before] : null;
    },
    ([, , before]) => send((token) => client.listChanges(agencyId, { token, before })),
  );
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && (data !== undefined || error !== undefined)) setAnswered(true);
  const mayHaveOlder = data?.at(-1)?.rows.length === pageOfAudit;
  return (
    <>
      <DataCard title="Changes" waiting={data === undefined}>
        {auditByDay(data?.flatMap(({ rows }) => rows) ?? [], dayText).map(({ day, people }) => (
          <Box as="section" key={day} px="4" py="3" textStyle="sm" css={dayStyle}>
            <h3>{day}</h3>
            {people.map(({ person, entries }) => (
              <div key={entries[0]?.id}>
                <h4>{person}</h4>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <span>{auditText(entry)}</span> <time>{timeText(entry.at)}</time>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Box>
        ))}
        {data?.[0]?.rows.length === 0 && (
          <Box px="4" py="3" textStyle="sm">
            Nothing here yet
          </Box>
        )}
        {mayHaveOlder && (
          <Box borderTopWidth="1px" p="4">
            <Button variant="outline" aria-busy={isValidating} onClick={() => setSize(size + 1)}>
              Older changes
            </Button>
          </Box>
        )}
      </DataCard>
      {isAnswered && children}
    </>
  );
}

/** What the service sends at once (rules/agencies.md#changes-log). */
const pageOfAudit = 100;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

const dayText = (instant: string | null) => (instant === null ? empty : dayFormat.format(new Date(instant)));
const timeText = (instant: string | null) =>
  instant === null ? empty : timeFormat.format(new Date(instant));
