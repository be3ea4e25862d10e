import { HStack, Stack } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import { checkView } from '@matchpoint/core/roster/check-roster.view';
import type { CellEdit } from '@matchpoint/core/roster/checking/cell-edits';
import { rejectsFormat } from '@matchpoint/core/roster/journal/rejects';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { saveFile } from '../../ui/file/files.ts';
import type { RosterJob } from '../job/roster-job.ts';
import { ReviewGrid } from './review-grid.tsx';

interface RefusedRowsProps {
  readonly job: RosterJob;
  readonly rows: readonly RowOutcome[];
}

/** The rows that were refused or left out, to be mended and added, or to be kept as a file. */
export function RefusedRows({ job: { check, goOn }, rows }: RefusedRowsProps) {
  const view = useSelector(check, checkView);
  const [before] = useState(view);
  if (view.step !== 'checked' || before.step !== 'checked') return null;
  const { source, judged, check: found } = view;
  const shown = new Set(rows.map(({ row }) => row));
  const mended = source.rows.filter(
    (row, index) => shown.has(row.row) && row !== before.source.rows[index] && judged[index]?.draft != null,
  );

  function edit(edits: readonly CellEdit[]) {
    const back = found.leftOut.filter((row) => edits.some((one) => one.row === row));
    check.send({
      type: 'decide',
      decisions: [
        { kind: 'edit', edits },
        { kind: 'leaveOut', rows: back, isOut: false },
      ],
    });
  }

  return (
    <Stack gap="2">
      <ReviewGrid
        view={view}
        shown={shown}
        onEdit={edit}
        onUndo={() => check.send({ type: 'undo' })}
        onRedo={() => check.send({ type: 'redo' })}
      />
      <HStack wrap="wrap" gap="2">
        {mended.length > 0 && (
          <Button onClick={goOn}>{`Go on with ${counted(mended.length, 'mended row')}`}</Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            const { start, line } = rejectsFormat(source);
            saveFile('rejected rows.csv', [start, ...rows.map(({ cells }) => line(cells))]);
          }}
        >
          Download these rows
        </Button>
      </HStack>
    </Stack>
  );
}
