import { athleteFields, type Offered, optionalFields } from '../athletes/fields/athlete-fields.ts';

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
export type Capability = (typeof capabilities)[number];

/** The answer's header that lists a service's capabilities, separated by commas. */
export const capabilitiesHeader = 'Matchpoint-Capabilities';

/** The capability of an optional field (rules/service.md#optional-fields). */
const fieldPrefix = 'field-';

/** The address of the service's operator, `mailto:` or https (rules/service.md#contact). */
const contactPattern = /^contact=(mailto:[^\s,?@]+@[^\s,?@]+|https:\/\/[^\s,]+)$/;

/** The header of a service with these optional fields and this contact; null: none. */
export function capabilitiesText(offered: Offered, contact: string | null): string {
  return [
    ...capabilities,
    ...offered.map((name) => fieldPrefix + athleteFields[name].filter),
    ...(contact === null ? [] : [`contact=${contact}`]),
  ].join(', ');
}

/** The capabilities of one service, remembered for the visit. */
export interface Capabilities {
  /** Null until an answer or a refusal shows it. */
  readonly can: (what: Capability) => boolean | null;
  /** The optional fields of the service, the same list until that changes; null until an answer shows them. */
  readonly offered: () => Offered | null;
  /** The address of the service's operator, `mailto:` or https; null where it names none, or is not known yet. */
  readonly contact: () => string | null;
  /** Calls back when `offered` or `contact` has changed. Returns what ends that. */
  readonly onChange: (listener: () => void) => () => void;
  /** Reads the header of an answer; null from a service that does not send it. */
  readonly readHeader: (header: string | null) => void;
  /** A call of this kind succeeded, or the service lacks it. */
  readonly learned: (what: Capability, has: boolean) => void;
}

export function createCapabilities(): Capabilities {
  const known = new Map<Capability, boolean>();
  const listeners = new Set<() => void>();
  let last: string | null = null;
  let offered: Offered | null = null;
  let contact: string | null = null;
  return {
    offered: () => offered,
    contact: () => contact,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    can: (what) => known.get(what) ?? null,
    readHeader(header) {
      if (header === last && offered !== null) return;
      last = header;
      const listed = (header ?? '').split(',').map((name) => name.trim());
      if (header !== null) for (const what of capabilities) known.set(what, listed.includes(what));
      const fields = optionalFields.filter((name) =>
        listed.includes(fieldPrefix + athleteFields[name].filter),
      );
      const hasSame = fields.join() === offered?.join();
      const named = listed.flatMap((name) => contactPattern.exec(name)?.[1] ?? [])[0] ?? null;
      if (hasSame && named === contact) return;
      if (!hasSame) offered = fields;
      contact = named;
      for (const listener of listeners) listener();
    },
    learned: (what, has) => void known.set(what, has),
  };
}
