import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Input } from './input.ts';
import { useDraft } from './use-draft.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Called when the typing rests, on Enter, and on leaving the box. */
  readonly onChange: (value: string) => void;
}

/** A search that answers while one types; the shell's `/` key focuses it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { shown, edit, settle } = useDraft(value, onChange);
  return (
    <chakra.search
      display="block"
      position="relative"
      flex="1 1 16rem"
      maxWidth={{ md: '24rem' }}
      minWidth="0"
    >
      <chakra.span
        position="absolute"
        insetInlineStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <Search aria-hidden size={16} />
      </chakra.span>
      <Input
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={shown}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        paddingInlineStart="9"
        onChange={({ target }) => edit(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </chakra.search>
  );
}
