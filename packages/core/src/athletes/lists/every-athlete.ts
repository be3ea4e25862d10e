import { recordOf } from '../../fields/table.ts';
import type { Offered } from '../fields/athlete-fields.ts';
import { anyValue, usualFilter } from './athlete-filter.ts';

/** All athletes of a service with these fields, in an address (rules/lists.md#usual-value). */
export function everyone(offered: Offered): Record<string, typeof anyValue> {
  return recordOf(Object.keys(usualFilter(offered)), () => anyValue);
}
