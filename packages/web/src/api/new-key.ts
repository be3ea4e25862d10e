/**
 * Names one thing to be created, for the header `Idempotency-Key`. `crypto.randomUUID` is not there on pages that
 * came over plain http.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
