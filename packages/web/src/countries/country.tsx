import { chakra } from '@chakra-ui/react';
import { countryFlag } from '@matchpoint/core/countries/country-flag';
import { shownCountry } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';

const Flagged = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1',
    '& > [aria-hidden]': {
      flex: 'none',
      width: '1.375em',
      fontFamily: 'flag',
      fontSize: '1.125em',
      lineHeight: '1',
    },
  },
});

/** A country's flag, for the eye alone, and its name; '-' when unknown. */
export function Country({ value }: { value: string | null }) {
  return <WithFlag country={value}>{shownCountry(value)}</WithFlag>;
}

/** Text that begins with the flag of a country, where that is known. */
export function WithFlag({ country, children }: { country: string | null; children: ReactNode }) {
  const flag = countryFlag(country ?? '');
  if (flag === '') return children;
  return (
    <Flagged>
      <span aria-hidden>{flag}</span>
      <span>{children}</span>
    </Flagged>
  );
}
