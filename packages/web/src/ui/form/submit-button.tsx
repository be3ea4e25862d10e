import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.ts';

interface SubmitButtonProps {
  readonly pending: boolean;
  /** As wide as its text instead of its form. */
  readonly fit?: boolean;
  readonly children: ReactNode;
}

/** Submits its form. While the request is pending it is disabled, shows a spinner and keeps its width. */
export function SubmitButton({ pending, fit = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      disabled={pending}
      position="relative"
      width={fit ? undefined : 'full'}
      minHeight={{ base: '11', md: '10' }}
    >
      <chakra.span opacity={pending ? '0' : undefined}>{children}</chakra.span>
      {pending && (
        <Spinner>
          <LoaderCircle aria-hidden />
        </Spinner>
      )}
    </Button>
  );
}

const Spinner = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    '& svg': { animation: 'spin 800ms linear infinite' },
  },
});
