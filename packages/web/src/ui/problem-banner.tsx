import { chakra } from '@chakra-ui/react';
import { Banner } from './banner.tsx';

/** Why a deed failed, a line a reason; nothing where there is none. */
export function ProblemBanner({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Banner status="danger">
      {reasons.map((reason) => (
        <chakra.span key={reason} display="block">
          {reason}
        </chakra.span>
      ))}
    </Banner>
  );
}
