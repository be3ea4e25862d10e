import { Box, Flex, HStack } from '@chakra-ui/react';
import { formatCount } from '@matchpoint/core/display/count';
import { type ReactNode, useEffect, useState } from 'react';
import type { DifferenceActor } from '../../changes/run-difference.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { openImportStore, type StoredImport } from '../job/import-store.ts';
import { browserJournal } from '../job/undo-job.ts';
import { UndoSection } from './undo-section.tsx';

interface KeptImportProps {
  readonly agencyId: string;
  readonly onGoOn: (stored: StoredImport) => void;
  /** Resolves with whether it is gone. */
  readonly onDiscard: () => Promise<boolean>;
  readonly onUndo: (stored: StoredImport) => Promise<DifferenceActor | null>;
}

interface Kept {
  readonly stored: StoredImport;
  /** Rows that the service has. */
  readonly sent: number;
}

/** Offers to resume an import that a reload, a closed tab or a stop interrupted, or to undo the last one. */
export function KeptImport({ agencyId, onGoOn, onDiscard, onUndo }: KeptImportProps) {
  const [kept, setKept] = useState<Kept | null>(null);

  useEffect(() => {
    let isLeft = false;
    // Without storage there is none, and a new import says so.
    const found = findKept(agencyId).catch(() => null);
    void found.then((value) => {
      if (!isLeft) setKept(value);
    });
    return () => {
      isLeft = true;
    };
  }, [agencyId]);

  if (kept === null) return null;
  const { stored, sent } = kept;
  if (stored.isEnded)
    return (
      <KeptCard label="Last import">
        <p>
          The last import was <b>{stored.file.name}</b>.
        </p>
        <UndoSection agencyId={agencyId} onUndo={() => onUndo(stored)} />
      </KeptCard>
    );
  return (
    <KeptCard label="Unfinished import">
      <p>
        <b>{stored.file.name}</b> <span>{`is not finished: ${progressText(stored, sent)}.`}</span>
      </p>
      <HStack ms="auto">
        <Button
          variant="outline"
          onClick={async () => {
            if (await onDiscard()) setKept(null);
          }}
        >
          Discard
        </Button>
        <Button onClick={() => onGoOn(stored)}>Go on</Button>
      </HStack>
    </KeptCard>
  );
}

function KeptCard({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box mb="4">
      <Card aria-label={label}>
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="3"
          p="4"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          {children}
        </Flex>
      </Card>
    </Box>
  );
}

async function findKept(agency: string): Promise<Kept | null> {
  const store = await openImportStore();
  const stored = await store.find(agency);
  if (stored === null) return null;
  const journal = await browserJournal(store, stored);
  const { athletes, unanswered } = journal.done();
  if (stored.isEnded && athletes.length + unanswered.length === 0) return null;
  return { stored, sent: journal.countAdded() };
}

function progressText({ rows }: StoredImport, sent: number): string {
  return rows === null ? 'nothing was sent yet' : `${formatCount(sent)} of ${formatCount(rows)} sent`;
}
