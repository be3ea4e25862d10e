/**
 * For swr, about a map that many calls fill. Each call has reported itself: that all have ended does not mean that the
 * service was reached. swr's own comparison takes any two maps for equal.
 */
export const readInParts = { onSuccess: () => undefined, compare: Object.is };
