import { Box, Portal, Stack } from '@chakra-ui/react';
import { familyQuestion } from '@matchpoint/core/consent/family-letter';
import { groupedLink, linkAddress } from '@matchpoint/core/consent/family-link';
import type { CreatedLink } from '@matchpoint/core/consent/family-page';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from './qr-code.tsx';

interface FamilyLettersProps {
  readonly links: readonly CreatedLink[];
  readonly agency: string;
}

/** Prints the links alone, one block for each family, to cut and hand out. */
export function FamilyLetters(props: FamilyLettersProps) {
  const [isPrinted, setPrinted] = useState(false);
  function start() {
    flushSync(() => setPrinted(true));
    print();
  }
  return (
    <>
      <Button variant="outline" onClick={start}>
        <Printer aria-hidden />
        Print
      </Button>
      {isPrinted && <Sheet {...props} />}
    </>
  );
}

function Sheet({ links, agency }: FamilyLettersProps) {
  return (
    <Portal>
      <Box
        data-print-only
        color="black"
        css={{ '@media print': { 'body:has(> &) > :not(&)': { display: 'none' } } }}
      >
        {links.map(({ id, name, link }) => (
          <Box
            as="section"
            key={id}
            display="flex"
            justifyContent="space-between"
            gap="6"
            py="6"
            borderBottom="1px dashed black"
            breakInside="avoid"
          >
            <Stack gap="2" minWidth="0">
              <Box as="h2" textStyle="lg" fontWeight="semibold">
                {name}
              </Box>
              <p>{`${familyQuestion({ athlete: name, agency })} Scan the code, look at what would be public, and say yes or no. You need no account.`}</p>
              <p>{`Or open ${location.host}/consent and enter:`}</p>
              <code>{groupedLink(link)}</code>
              <Box as="p" textStyle="sm" overflowWrap="anywhere">
                {linkAddress(location.origin, link)}
              </Box>
            </Stack>
            <QrCode text={linkAddress(location.origin, link)} />
          </Box>
        ))}
      </Box>
    </Portal>
  );
}
