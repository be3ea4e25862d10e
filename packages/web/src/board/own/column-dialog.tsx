import { boardLimits, places } from '@matchpoint/core/board/board';
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

/** A column's name, and how many athletes are wanted for it. */
export function ColumnDialog({ column, onClose }: ColumnDialogProps) {
  const [problem, setProblem] = useState<Partial<Record<'name' | 'places', string>>>({});
  const [attempt, setAttempt] = useState(0);
  const title = column === null ? 'Add column' : 'Name and places';

  function save(name: string, typed: string) {
    const wanted = typed === '' ? null : Number(typed);
    const kept = sendToBoard({ type: 'saveColumn', columnId: column?.id ?? null, name, places: wanted });
    if (kept.problem === null) return onClose();
    setProblem({ [places.safeParse(wanted).success ? 'name' : 'places']: kept.problem });
    setAttempt(attempt + 1);
    // The dialog shows the problem, so the page does not.
    sendToBoard({ type: 'dismiss' });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        attempt={attempt}
        onSubmit={(entered) => save(entered('name'), entered('places').trim())}
      >
        <Field
          label="Name"
          name="name"
          defaultValue={column?.name ?? ''}
          autoComplete="off"
          error={problem.name}
        />
        <NumberField
          label="Places to fill"
          name="places"
          required={false}
          defaultValue={column?.places ?? ''}
          limit={{ min: 0, max: boardLimits.places, step: 1 }}
          error={problem.places}
        />
        <FormFooter>{column === null ? 'Add' : 'Save'}</FormFooter>
      </Form>
    </Dialog>
  );
}
