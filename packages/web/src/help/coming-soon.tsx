import { Box } from '@chakra-ui/react';
import { HelpLink } from './help-link.tsx';

interface ComingSoonProps {
  readonly text: string;
  /** What can be done already: the page of the help, and the link's text. */
  readonly to: `/help/${string}`;
  readonly children: string;
}

/** Stands in a dialog in place of a form that there is not yet. */
export function ComingSoon({ text, to, children }: ComingSoonProps) {
  return (
    <Box py="8" textAlign="center" fontWeight="medium" color="fg.muted">
      <p role="status">{text}</p>
      <HelpLink to={to} beside>
        {children}
      </HelpLink>
    </Box>
  );
}
