import { Stack } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useMouse } from '../../ui/page/media.ts';

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
