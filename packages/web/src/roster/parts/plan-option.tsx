import { Box, Flex } from '@chakra-ui/react';

interface PlanOptionProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once. */
export function PlanOption({ label, hint, checked, onChange }: PlanOptionProps) {
  return (
    <Flex as="label" align="flex-start" gap="3" minHeight="11" textStyle="sm" cursor="pointer">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span>{label}</span>
        <Box as="small" display="block" color="fg.muted">
          {hint}
        </Box>
      </span>
    </Flex>
  );
}
