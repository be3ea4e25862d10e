import {
  everyField,
  type Offered,
  optionalFields,
  ownFieldNames,
} from '../athletes/fields/athlete-fields.ts';
import type { Asking, ConsentMode } from '../consent/consent.ts';
import type { Field } from '../fields/field.ts';

/** Capabilities of a service beyond the eleven calls (rules/service.md#capabilities). */
export const capabilities = [
  'paging',
  'ids',
  'idempotency',
  'active-profile',
  'agency-edit',
  'own-athlete',
  'batch-create',
  'batch-edit',
  'distributions',
  'account',
  'agency-remove',
  'members',
  'terms',
  'keys',
  'noindex',
] as const;
/** Those that an operator switches on (rules/consent.md). */
export const switchedCapabilities = ['family-links'] as const;
export type Capability = (typeof capabilities)[number] | (typeof switchedCapabilities)[number];

/** The answer's header that lists a service's capabilities, separated by commas. */
export const capabilitiesHeader = 'Matchpoint-Capabilities';

/** The capability of an optional field (rules/service.md#optional-fields). */
const fieldPrefix = 'field-';
const capabilityOf = (name: Offered[number]) => {
  const field: Pick<Field, 'kind'> & { readonly filter?: string } = everyField[name];
  return fieldPrefix + (field.filter ?? name.replaceAll('_', '-'));
};

/** The address of the service's operator, `mailto:` or https (rules/service.md#contact). */
const contactPattern = /^contact=(mailto:[^\s,?@]+@[^\s,?@]+|https:\/\/[^\s,]+)$/;

/** The header of a service with these optional fields, this contact (null: none) and this consent. */
export function capabilitiesText(
  offered: Offered,
  contact: string | null,
  consent: ConsentMode = 'off',
): string {
  return [
    ...capabilities,
    ...(consent === 'family' ? switchedCapabilities : []),
    ...offered.map(capabilityOf),
    ...(contact === null ? [] : [`contact=${contact}`]),
  ].join(', ');
}

export type Capabilities = ReturnType<typeof createCapabilities>;

/** The capabilities of one service, remembered for the visit. */
export function createCapabilities() {
  const known = new Map<Capability, boolean>();
  const listeners = new Set<() => void>();
  let last: string | null = null;
  let offered: Offered | null = null;
  let contact: string | null = null;
  return {
    /** The optional fields of the service, the same list until that changes; null until an answer shows them. */
    offered: () => offered,
    /** The address of the service's operator, `mailto:` or https; null where it names none, or is not known yet. */
    contact: () => contact,
    /** Calls back when `offered` or `contact` has changed. Returns what ends that. */
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whom the service asks, as far as its answers have shown. */
    asking(): Asking {
      if (known.get('family-links') === true) return 'family';
      return offered?.includes('agreed_on') ? 'declared' : null;
    },
    /** Null until an answer or a refusal shows it. */
    can: (what: Capability) => known.get(what) ?? null,
    /** Reads the header of an answer; null from a service that does not send it. */
    readHeader(header: string | null) {
      if (header === last && offered !== null) return;
      last = header;
      const listed = (header ?? '').split(',').map((name) => name.trim());
      if (header !== null)
        for (const what of [...capabilities, ...switchedCapabilities]) known.set(what, listed.includes(what));
      const fields = [...optionalFields, ...ownFieldNames].filter((name) =>
        listed.includes(capabilityOf(name)),
      );
      const hasSame = fields.join() === offered?.join();
      const named = listed.flatMap((name) => contactPattern.exec(name)?.[1] ?? [])[0] ?? null;
      if (hasSame && named === contact) return;
      if (!hasSame) offered = fields;
      contact = named;
      for (const listener of listeners) listener();
    },
    /** A call of this kind succeeded, or the service lacks it. */
    learned: (what: Capability, has: boolean) => void known.set(what, has),
  };
}
