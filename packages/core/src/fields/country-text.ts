import * as z from 'zod/mini';
import { countryCode } from '../countries/countries.ts';
import { limitedText } from './text.ts';

/** A country in any form that `countryCode` reads (rules/athletes.md#country-input). */
export const countryText = limitedText({ max: 100, multiline: true }).check(
  z.refine((value) => countryCode(value) !== null, 'must be a country name or an ISO code'),
);
z.globalRegistry.add(countryText, { format: 'country', title: 'English name, or ISO 3166 code' });
