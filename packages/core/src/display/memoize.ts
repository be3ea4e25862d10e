const maxTexts = 1000;

/** Caches the results of `make` for each object, and for the first 1,000 texts. */
export function memoize<K extends object | string, V>(make: (subject: K) => V): (subject: K) => V {
  const byObject = new WeakMap<object, V>();
  const byText = new Map<string, V>();
  return (subject) => {
    const cached = typeof subject === 'object' ? byObject.get(subject) : byText.get(String(subject));
    if (cached !== undefined) return cached;
    const value = make(subject);
    if (typeof subject === 'object') byObject.set(subject, value);
    else if (byText.size < maxTexts) byText.set(String(subject), value);
    return value;
  };
}
