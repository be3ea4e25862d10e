import { chakra } from '@chakra-ui/react';

interface CheckboxProps {
  readonly label: string;
  readonly name: string;
  /** Why it must be checked, or null. */
  readonly error?: string | null;
}

/** A check box that must be ticked, with its label. */
export function Checkbox({ label, name, error = null }: CheckboxProps) {
  const errorId = `${name}-error`;
  return (
    <Frame>
      <label>
        <input
          type="checkbox"
          name={name}
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
        {label}
      </label>
      {error !== null && <p id={errorId}>{error}</p>}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    textStyle: 'sm',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '11', md: '6' },
      cursor: 'pointer',
    },
    '& input': { boxSize: '4', flexShrink: '0', accentColor: '{colors.accent.solid}' },
    '& > p': { color: 'fg.error' },
  },
});
