const mostTexts = 1000;

/** Calls `make` once for each object, and once for each of the first 1,000 texts. */
export function memoize<K extends object | string, V>(make: (subject: K) => V): (subject: K) => V {
  const byObject = new WeakMap<object, V>();
  const byText = new Map<string, V>();
  return (subject) => {
    const known = typeof subject === 'object' ? byObject.get(subject) : byText.get(String(subject));
    if (known !== undefined) return known;
    const value = make(subject);
    if (typeof subject === 'object') byObject.set(subject, value);
    else if (byText.size < mostTexts) byText.set(String(subject), value);
    return value;
  };
}
