const mostTexts = 20_000;

/** Returns one string for all equal ones: the cells of a roster have few different values beside names. */
export function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    if (known.size < mostTexts) known.set(text, text);
    return text;
  };
}
