import { Stack } from '@chakra-ui/react';
import { rosterTemplate } from '@matchpoint/core/roster/template';
import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useMouse } from '../../ui/page/media.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { pastedFile, useOfferedFile } from '../parts/use-offered-file.ts';
import { Step } from './step.tsx';

interface StartStepProps {
  /** Why the file could not be taken. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
  /** An import to go on with. */
  readonly children?: ReactNode;
}

/** Takes a file that is chosen or dropped, or cells that are pasted anywhere on the page. */
export function StartStep({ problem, onFile, children }: StartStepProps) {
  const offered = useOfferedFields();
  const template = `data:text/csv;charset=utf-8,${encodeURIComponent(rosterTemplate(offered))}`;
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOver = useOfferedFile(onFile, setRefusal);
  const said = problem ?? refusal;
  return (
    <>
      {children}
      <Step title="Choose a file" keepFocus>
        {said !== null && <Banner status="danger">{said}</Banner>}
        <DropZone isOver={isOver} onFile={onFile} />
        <QuietLine>
          CSV, semicolons or tabs, Excel (.xlsx) or JSON, with a header row and up to 200,000 rows. New to
          this? Start from the{' '}
          <a href={template} download="roster.csv" data-link>
            template
          </a>
          .
        </QuietLine>
        <PasteField onFile={onFile} />
      </Step>
    </>
  );
}

interface DropZoneProps {
  /** A file is held over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl';

/** Where a file is dropped or chosen; the whole page takes what is dropped. */
function DropZone({ isOver, onFile }: DropZoneProps) {
  const hasMouse = useMouse();
  return (
    <Stack
      align="center"
      gap="3"
      px="4"
      py="10"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      borderRadius="l2"
      background={isOver ? 'accent.subtle' : undefined}
      color={isOver ? 'accent.fg' : 'fg.muted'}
      textAlign="center"
      css={{
        '& label': { position: 'relative' },
        '& label:has(:focus-visible)': {
          outline: '2px solid {colors.accent.focusRing}',
          outlineOffset: '2px',
        },
        '& input': { position: 'absolute', inset: '0', width: 'full', opacity: '0', cursor: 'pointer' },
      }}
    >
      <FileUp aria-hidden size="1.5rem" />
      {hasMouse && <p>Drop a roster here, or</p>}
      <label className={buttonClass()}>
        Choose file
        <input
          type="file"
          accept={accepted}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again after it was changed.
            currentTarget.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
    </Stack>
  );
}

/** For devices without keys to paste with. */
function PasteField({ onFile }: { onFile: (file: File) => void }) {
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
