import { chakra } from '@chakra-ui/react';

interface PlanOptionProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once. */
export function PlanOption({ label, hint, checked, onChange }: PlanOptionProps) {
  return (
    <Frame>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </Frame>
  );
}

const Frame = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: '11',
    py: '1',
    textStyle: 'sm',
    cursor: 'pointer',
    '& input': { mt: '0.5', boxSize: '4', flexShrink: '0', accentColor: '{colors.accent.solid}' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
  },
});
