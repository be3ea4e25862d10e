import { chakra } from '@chakra-ui/react';
import { countryCode } from '@matchpoint/core/countries/countries';
import { shownCountry } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';

const Flag = chakra('span', {
  base: {
    fontFamily: 'flag',
    display: 'inline-block',
    width: '1.25rem',
    marginInlineEnd: '2',
    lineHeight: '1',
  },
});

/** A country's flag, for the eye alone, and its name; '-' when unknown. */
export function Country({ value }: { value: string | null }) {
  return <WithFlag country={value}>{shownCountry(value)}</WithFlag>;
}

/** Text that begins with the flag of a country, where that is known. */
export function WithFlag({ country, children }: { country: string | null; children: ReactNode }) {
  const code = country === null ? null : countryCode(country);
  return (
    <>
      {code !== null && <Flag aria-hidden>{flag(code)}</Flag>}
      {children}
    </>
  );
}

/** The flag's two regional indicators (Unicode TR 51) for an ISO alpha-2 code. */
function flag(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
}
