import { Stack, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { HelpLink } from '../../help/help-link.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';

/** Says how a board begins. */
export function EmptyBoard({ onOpenFile }: { readonly onOpenFile: () => void }) {
  return (
    <Stack
      align="center"
      gap="3"
      px="4"
      py="16"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l3"
      textAlign="center"
      css={{ '& > svg': { color: 'accent.solid' }, '& > p': { maxWidth: '28rem', color: 'fg.muted' } }}
    >
      <Star aria-hidden size="2rem" />
      <Text as="h2" fontWeight="semibold">
        No athlete is starred yet
      </Text>
      <p>
        Press the star beside an athlete, in a list or on the athlete's page. They come here, in a column for
        their sport and term: rank them, note what you know, and compare them.
      </p>
      <a href="/athletes" className={buttonClass()}>
        Find athletes
      </a>
      <HelpLink to="/help/coaches#your-board">How a board works</HelpLink>
      <p>Is your board on another device? Save it there as a file, and open it here.</p>
      <Button variant="outline" onClick={onOpenFile}>
        Open file
      </Button>
    </Stack>
  );
}
