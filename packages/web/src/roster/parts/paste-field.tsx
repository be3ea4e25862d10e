import { Button } from '../../ui/button/button.tsx';
import { TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useMouse } from '../../ui/page/media.ts';
import { pastedFile } from './pasted-file.ts';

/** For devices without keys to paste with. */
export function PasteField({ onFile }: { onFile: (file: File) => void }) {
  const hasMouse = useMouse();
  return (
    <Form
      label="Paste cells"
      onSubmit={(entered) => {
        const text = entered('cells');
        if (text.trim() !== '') onFile(pastedFile(text));
      }}
    >
      <TextAreaField
        label="Or paste cells from a spreadsheet"
        name="cells"
        hint={`With the header row.${hasMouse ? ' Ctrl+V anywhere on this page does it, too.' : ''}`}
        rows={2}
      />
      <div>
        <Button type="submit" variant="outline">
          Read these cells
        </Button>
      </div>
    </Form>
  );
}
