import { chakra } from '@chakra-ui/react';
import { Banner } from './banner.tsx';

interface ProblemBannerProps {
  readonly reasons: readonly string[];
  /** No answer came, so the person may try again with the same entry. */
  readonly unanswered?: boolean;
}

/** Services leave out the full stop where it is one sentence. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why an action failed, one line a reason; nothing without reasons. */
export function ProblemBanner({ reasons, unanswered = false }: ProblemBannerProps) {
  if (reasons.length === 0) return null;
  return (
    <Banner status="danger">
      {reasons.map((reason) => (
        <chakra.span key={reason} display="block">
          {unanswered ? `${sentence(reason)} What you typed is kept: try again.` : reason}
        </chakra.span>
      ))}
    </Banner>
  );
}
