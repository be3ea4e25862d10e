import { FileUp } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useMouse } from '../../ui/page/media.ts';
import styles from './opening.module.css';

interface DropZoneProps {
  /** A file is held over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl';

/** Where a file is dropped or chosen; the whole page takes what is dropped. */
export function DropZone({ isOver, onFile }: DropZoneProps) {
  const hasMouse = useMouse();
  return (
    <div className={styles['zone']} data-over={isOver || undefined}>
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
    </div>
  );
}
