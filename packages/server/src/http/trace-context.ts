/** The trace that a request belongs to, where it says so in a valid `traceparent` (W3C Trace Context); else null. */
export function traceIdOf(traceparent: string | undefined): string | null {
  if (traceparent === undefined) return null;
  const [, version, trace, rest] = form.exec(traceparent) ?? [];
  // Later versions may say more after the four parts; version ff, and an id of zeros alone, are not allowed.
  if (trace === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  return trace;
}

const form = /^([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.{0,500})?$/;
