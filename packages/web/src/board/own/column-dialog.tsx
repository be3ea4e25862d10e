import { boardLimits } from '@matchpoint/core/board/board';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, NumberField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFooter } from '../../ui/form/form-footer.tsx';
import { sendToBoard } from '../app-board.ts';

interface ColumnDialogProps {
  /** The column to change; null to add one. */
  readonly column: { readonly id: string; readonly name: string; readonly places: number | null } | null;
  readonly onClose: () => void;
}

interface Problems {
  readonly name?: string;
  readonly places?: string;
}

/** A column's name, and how many athletes are wanted for it. */
export function ColumnDialog({ column, onClose }: ColumnDialogProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  /** Set by the first attempt that added a column whose places were refused. */
  const [added, setAdded] = useState<string | null>(null);
  const title = column === null ? 'Add column' : 'Name and places';

  function save(name: string, places: number | null) {
    const columnId = column?.id ?? added;
    const named = sendToBoard(
      columnId === null ? { type: 'addColumn', name } : { type: 'renameColumn', columnId, name },
    );
    if (named.problem !== null) return refused({ name: named.problem });
    const id = columnId ?? named.board.columns.at(-1)?.id ?? '';
    setAdded(id);
    const { problem } = sendToBoard({ type: 'setPlaces', columnId: id, places });
    return problem === null ? null : refused({ places: problem });
  }

  /** The dialog shows the problem, so the page does not. */
  function refused(found: Problems): Problems {
    sendToBoard({ type: 'dismiss' });
    return found;
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        attempt={attempt}
        onSubmit={(entered) => {
          const places = entered('places').trim();
          const found = save(entered('name'), places === '' ? null : Number(places));
          if (found === null) return onClose();
          setProblems(found);
          setAttempt(attempt + 1);
        }}
      >
        <Field
          label="Name"
          name="name"
          defaultValue={column?.name ?? ''}
          autoComplete="off"
          error={problems.name}
        />
        <NumberField
          label="Places to fill"
          name="places"
          required={false}
          defaultValue={column?.places ?? ''}
          limit={{ min: 0, max: boardLimits.places, step: 1 }}
          error={problems.places}
        />
        <FormFooter>{column === null ? 'Add' : 'Save'}</FormFooter>
      </Form>
    </Dialog>
  );
}
