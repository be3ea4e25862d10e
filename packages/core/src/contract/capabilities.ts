/** Capabilities of a service beyond the eleven calls (rules/service.md#capabilities). */
export const capabilities = [
  'paging',
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
] as const;
export type Capability = (typeof capabilities)[number];

/** The answer's header that lists a service's capabilities, separated by commas. */
export const capabilitiesHeader = 'Matchpoint-Capabilities';

/** The capabilities of one service, remembered for the visit. */
export interface Capabilities {
  /** Null until an answer or a refusal shows it. */
  readonly can: (what: Capability) => boolean | null;
  /** Reads the header of an answer; null from a service that does not send it. */
  readonly readHeader: (header: string | null) => void;
  /** A call of this kind succeeded, or the service lacks it. */
  readonly learned: (what: Capability, has: boolean) => void;
}

export function createCapabilities(): Capabilities {
  const known = new Map<Capability, boolean>();
  let last: string | null = null;
  return {
    can: (what) => known.get(what) ?? null,
    readHeader(header) {
      if (header === null || header === last) return;
      last = header;
      const listed = header.split(',').map((name) => name.trim());
      for (const what of capabilities) known.set(what, listed.includes(what));
    },
    learned: (what, has) => void known.set(what, has),
  };
}
