import { chakra } from '@chakra-ui/react';
import { Banner } from './banner.tsx';

interface ProblemBannerProps {
  readonly reasons: readonly string[];
  /** Nobody refused what was typed: the same may be tried again. */
  readonly kept?: boolean;
}

/** Why a deed failed, a line a reason; nothing where there is none. */
export function ProblemBanner({ reasons, kept = false }: ProblemBannerProps) {
  if (reasons.length === 0) return null;
  return (
    <Banner status="danger">
      {reasons.map((reason) => (
        <chakra.span key={reason} display="block">
          {reason}
          {kept && ' What you typed is kept: try again.'}
        </chakra.span>
      ))}
    </Banner>
  );
}
