import { Box } from '@chakra-ui/react';
import { sharedProblem, writeSharedBoard } from '@matchpoint/core/board/share-board';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ShareButton, useShareLink } from '../../ui/share/share-link.tsx';
import { TextLine } from '../../ui/share/text-line.tsx';
import { useStore } from '../../ui/state/store.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { ColumnChoice } from '../../ui/table/view-menu.tsx';
import { appBoard } from '../app-board.ts';

interface ShareDialogProps {
  readonly onClose: () => void;
}

/** The address of a board, or of some of its columns, to copy (rules/board.md#board-sharing). */
export function ShareDialog({ onClose }: ShareDialogProps) {
  const { board } = useStore(appBoard);
  const [chosen, setChosen] = useState<readonly string[]>(() => board.columns.map(({ id }) => id));
  const columns = board.columns.filter(({ id }) => chosen.includes(id));
  const text = writeSharedBoard({ columns });
  const problem = columns.length === 0 ? 'Choose at least one column.' : sharedProblem(text);
  return (
    <Dialog
      title="Share this board"
      description="The address shows the columns, the athletes and their order. Notes and marks stay with you."
      onClose={onClose}
    >
      {board.columns.length > 1 && (
        <Box
          mb="4"
          maxHeight="12rem"
          overflowY="auto"
          textStyle="sm"
          css={{
            '& legend': { fontWeight: 'medium' },
            '& label': {
              display: 'flex',
              alignItems: 'center',
              gap: '2',
              minHeight: 'press-small',
              overflowWrap: 'anywhere',
              cursor: 'pointer',
            },
          }}
        >
          <ColumnChoice
            offered={board.columns.map(({ id }) => id)}
            chosen={chosen}
            titleOf={(column) => board.columns.find(({ id }) => id === column)?.name ?? ''}
            onChoose={setChosen}
          />
        </Box>
      )}
      {problem === null ? (
        <Address key={text} address={`${location.origin}/board?shared=${text}`} />
      ) : (
        <Banner status="danger" keepFocus>
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}

function Address({ address }: { readonly address: string }) {
  const { outcome, share } = useShareLink();
  const holds = 'It holds the columns, the athletes and their order. Notes and marks stay with you.';
  return (
    <TextLine label="Address" text={address} outcome={outcome}>
      <ShareButton variant="solid" onClick={() => share({ title: 'Board', url: address, holds })} />
    </TextLine>
  );
}
