/** The options of a select: value to label, in order. */
export function Options({ of }: { of: ReadonlyMap<string, string> }) {
  return [...of].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Options whose labels are their values. */
export function named(values: readonly (string | number)[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [String(value), String(value)]));
}
