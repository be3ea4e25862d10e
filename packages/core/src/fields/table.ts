/** A table's names, in its order, with their types. */
export function namesOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((name): name is keyof T & string => name in table);
}

/** Makes a record with a value for each name. */
export function recordOf<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return shapeOf(names.map((name) => [name, make(name)]));
}

/**
 * An object whose type is computed from a table's. The one cast: TypeScript cannot follow a type through
 * `Object.fromEntries`, so the caller makes `entries` from the very table that `Shape` is mapped from.
 */
export function shapeOf<Shape extends object>(entries: Iterable<readonly [string, unknown]>): Shape {
  return Object.fromEntries(entries) as Shape;
}
