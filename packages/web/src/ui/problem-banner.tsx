import { chakra } from '@chakra-ui/react';
import { Banner } from './banner.tsx';

interface ProblemBannerProps {
  readonly reasons: readonly string[];
  /** No answer came: what was typed is kept and may be sent again. */
  readonly unanswered?: boolean;
}

/** Why a deed failed, a line a reason; nothing where there is none. */
export function ProblemBanner({ reasons, unanswered = false }: ProblemBannerProps) {
  if (reasons.length === 0) return null;
  return (
    <Banner status="danger">
      {reasons.map((reason) => (
        <chakra.span key={reason} display="block">
          {reason}
          {unanswered && ' What you typed is kept: try again.'}
        </chakra.span>
      ))}
    </Banner>
  );
}
