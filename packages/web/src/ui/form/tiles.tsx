import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface TilesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly icon: LucideIcon }[];
  readonly value: Value | null;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons as tiles side by side, none of them chosen at first. */
export function Tiles<Value extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: TilesProps<Value>) {
  const name = useId();
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value: option, icon: Icon }) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <Icon aria-hidden />
            {option}
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { mb: '1', textStyle: 'sm', fontWeight: 'medium' },
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      px: '4',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      fontWeight: 'medium',
      textStyle: { base: 'md', md: 'sm' },
      cursor: 'pointer',
      transition: 'background-color {durations.fast}, border-color {durations.fast}',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    },
    '& label svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
    '& label:has(:checked) svg': { color: 'accent.fg' },
    '& input': { position: 'absolute', inset: '0', boxSize: 'full', m: '0', opacity: '0', cursor: 'pointer' },
  },
});
