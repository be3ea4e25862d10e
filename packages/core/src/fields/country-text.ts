import * as z from 'zod/mini';
import { countryCode } from '../countries/countries.ts';
import { ruledText, storable } from './text-rule.ts';

/** A country in any form that `countryCode` reads (rules/athletes.md#country-input). */
export const countryText = ruledText(100, [storable]).check(
  z.refine((value) => countryCode(value) !== null, 'must be a country name or an ISO code'),
);
z.globalRegistry.add(countryText, { format: 'country', title: 'English name, or ISO 3166 code' });
