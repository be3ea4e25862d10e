import { hash } from 'node:crypto';
import { countryCode } from '@matchpoint/core/countries/countries';

type Given = string | null | undefined;

/** A blank text says nothing. */
export function storedText(text: Given): Given {
  return text?.trim() === '' ? null : text;
}

/** The ISO alpha-2 code of a country in any accepted form (rules.md#country-input). */
export function storedCountry(country: Given): Given {
  return typeof country === 'string' ? countryCode(country) : country;
}

/**
 * Tells one payload from another, however each was spelled: the digest of the columns that are stored of it, as JSON in
 * which nothing stands for what was left out. So a column that is added later changes no digest.
 */
export function payloadDigest(columns: string): string {
  return hash('sha256', columns, 'base64url').slice(0, 22);
}
