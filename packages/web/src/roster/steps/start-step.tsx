import { rosterTemplate } from '@matchpoint/core/roster/template';
import { type ReactNode, useState } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { PasteField } from '../parts/paste-field.tsx';
import { useOfferedFile } from '../parts/use-offered-file.ts';
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
