/**
 * What `some` of all sets of facts have in common and the others do not, in few words: 'unanswered', or
 * 'mine, not invalid | wrong', or 'plain' without any fact; '' where some are all.
 */
export function condition(some: readonly Facts[], all: readonly Facts[]): string {
  const others = all.filter((set) => !some.some((one) => isSame(one, set)));
  if (others.length === 0) return '';
  const literals = [...new Set(all.flat())].flatMap((fact): Literal[] => [
    { fact, isTrue: true },
    { fact, isTrue: false },
  ]);
  const terms = literals
    .flatMap((one, index) => [[one], ...literals.slice(index + 1).map((other) => [one, other])])
    .filter((term) => !others.some((set) => holds(term, set)));
  const found: Term[] = [];
  let open = some;
  while (open[0] !== undefined) {
    const [next = open[0]] = open;
    const counts = [...terms, literals.filter(({ fact, isTrue }) => next.includes(fact) === isTrue)].map(
      (term) => ({ term, count: open.filter((set) => holds(term, set)).length }),
    );
    const most = Math.max(...counts.map(({ count }) => count));
    const best = counts
      .filter(({ count }) => count === most)
      .toSorted((a, b) => a.term.length - b.term.length)[0];
    if (best === undefined) break;
    found.push(best.term);
    open = open.filter((set) => !holds(best.term, set));
  }
  return found.map((term) => (isPlain(term, literals) ? 'plain' : termText(term))).join(' | ');
}

type Facts = readonly string[];

interface Literal {
  readonly fact: string;
  readonly isTrue: boolean;
}

type Term = readonly Literal[];

function isPlain(term: Term, literals: Term): boolean {
  return term.length * 2 === literals.length && term.every(({ isTrue }) => !isTrue);
}

function termText(term: Term): string {
  return term.map(({ fact, isTrue }) => `${isTrue ? '' : 'not '}${fact}`).join(', ');
}

function holds(term: Term, set: Facts): boolean {
  return term.every(({ fact, isTrue }) => set.includes(fact) === isTrue);
}

function isSame(one: Facts, other: Facts): boolean {
  return one.length === other.length && one.every((fact) => other.includes(fact));
}
