import { countryFlag } from '@matchpoint/core/countries/country-flag';
import { empty, shownCountry } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';

/** A country's flag, hidden from screen readers, and its name; '-' when unknown. */
export function Country({ value }: { value: string | null }) {
  return <WithFlag country={value}>{shownCountry(value)}</WithFlag>;
}

/** The same in a table, which shows nothing else than '-' where it is empty. */
export function countryCell(value: string | null): ReactNode {
  return shownCountry(value) === empty ? empty : <Country value={value} />;
}

/** Text after the flag of a country, if that is known. */
export function WithFlag({ country, children }: { country: string | null; children: ReactNode }) {
  const flag = countryFlag(country ?? '');
  if (flag === '') return <span>{children}</span>;
  return (
    <span data-flagged>
      <span aria-hidden>{flag}</span>
      <span>{children}</span>
    </span>
  );
}
