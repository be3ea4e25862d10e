import { Flex } from '@chakra-ui/react';
import { Button } from './button.ts';

interface LoadAgainProps {
  /** The part whose script did not come, at the beginning of a sentence. */
  readonly what: string;
  readonly onAgain: () => void;
}

/** Says that a part of the page did not come, and offers to ask for it once more. */
export function LoadAgain({ what, onAgain }: LoadAgainProps) {
  return (
    <Flex role="alert" wrap="wrap" align="center" gap="3" textStyle="sm" color="fg.muted">
      {what} could not be loaded: the service cannot be reached.
      <Button type="button" variant="outline" onClick={onAgain}>
        Try again
      </Button>
    </Flex>
  );
}
