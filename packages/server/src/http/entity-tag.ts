export type EntityTags = ReturnType<typeof createEntityTags>;

/**
 * Writes versions of editable entries as ETags, and reads them from `If-Match` (rules/service.md#edits). `epoch`
 * distinguishes this database's versions from another's.
 */
export function createEntityTags(epoch: () => string) {
  return {
    get epoch() {
      return epoch();
    },
    write: (version: number): string => `"${epoch()}-${version}"`,
    /** The versions that the sender would change; null: whichever there is. */
    read: (ifMatch: string | undefined): readonly number[] | null => {
      if (ifMatch === undefined || ifMatch.trim() === '*') return null;
      const form = new RegExp(`^${epoch()}-(\\d{1,9})$`);
      // A proxy that compresses marks our tag as weak: the version that it names is the same.
      return Array.from(ifMatch.matchAll(/(?:W\/)?"([^"]*)"/g), ([, tag = '']) => form.exec(tag)?.[1])
        .filter((version) => version !== undefined)
        .map(Number);
    },
  };
}
