import { groupedLink, linkAddress } from './family-link.ts';

interface LetterFacts {
  readonly athlete: string;
  readonly agency: string;
  /** The text of the link. */
  readonly link: string;
  /** The origin of the web app. */
  readonly origin: string;
}

export function familyQuestion({ athlete, agency }: Pick<LetterFacts, 'athlete' | 'agency'>): string {
  return `${agency} would like to list ${athlete} on Matchpoint, where college coaches look for athletes. Nobody else sees the entry before you agree.`;
}

/** What an agency sends to the family of an athlete, with its link; the lines end with `\n`. */
export function familyLetter({ athlete, agency, link, origin }: LetterFacts) {
  return {
    subject: `May ${agency} list ${athlete}?`,
    body: `Hello,

${familyQuestion({ athlete, agency })}

Please open this page, look at what would be public, and say yes or no:

${linkAddress(origin, link)}

You need no account. Keep this message: the same link shows your answer and takes it back, at any time.

If the link does not open, go to ${origin}/consent and enter this code:

${groupedLink(link)}

Thank you,
${agency}
`,
  };
}
