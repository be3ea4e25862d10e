/** The sessions that may open a page (rules/pages.md#guards). */
export type PageGuard = 'public' | 'anonymousOnly' | 'signedInOnly';

export interface PageFacts {
  /** With at most one parameter, `:id`. */
  readonly path: string;
  /** Shown until the page knows a better one. */
  readonly title: string;
  readonly guard: PageGuard;
}

/** Every page of the product (rules/pages.md#routes). */
export const pages = {
  home: { path: '/', title: 'Home', guard: 'public' },
  athletes: { path: '/athletes', title: 'Athletes', guard: 'public' },
  athlete: { path: '/athletes/:id', title: 'Athlete', guard: 'public' },
  agencies: { path: '/agencies', title: 'Agencies', guard: 'public' },
  agency: { path: '/agencies/:id', title: 'Agency', guard: 'public' },
  coaches: { path: '/coaches', title: 'Coaches', guard: 'public' },
  coach: { path: '/coaches/:id', title: 'Coach', guard: 'public' },
  board: { path: '/board', title: 'Board', guard: 'public' },
  compare: { path: '/compare', title: 'Compare', guard: 'public' },
  account: { path: '/account', title: 'My Account', guard: 'signedInOnly' },
  myAthletes: { path: '/my-athletes', title: 'My Athletes', guard: 'signedInOnly' },
  importAthletes: { path: '/my-athletes/import', title: 'Import athletes', guard: 'signedInOnly' },
  myAgency: { path: '/my-agency', title: 'My Agency', guard: 'signedInOnly' },
  add: { path: '/add', title: 'Add athlete', guard: 'public' },
  addAgency: { path: '/add-agency', title: 'Add agency', guard: 'public' },
  settings: { path: '/settings', title: 'Settings', guard: 'signedInOnly' },
  signIn: { path: '/sign-in', title: 'Sign in', guard: 'anonymousOnly' },
  signUp: { path: '/sign-up', title: 'Sign up', guard: 'anonymousOnly' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', guard: 'anonymousOnly' },
  resetPassword: { path: '/reset-password', title: 'Reset password', guard: 'public' },
  confirmEmail: { path: '/confirm-email', title: 'Confirm email', guard: 'public' },
  help: { path: '/help', title: 'Help', guard: 'public' },
  helpCoaches: { path: '/help/coaches', title: 'Help for coaches', guard: 'public' },
  helpAgencies: { path: '/help/agencies', title: 'Help for agencies', guard: 'public' },
  helpAthletes: { path: '/help/athletes', title: 'Help for athletes and parents', guard: 'public' },
  accessibility: { path: '/help/accessibility', title: 'Accessibility', guard: 'public' },
  terms: { path: '/terms', title: 'Terms', guard: 'public' },
  privacy: { path: '/privacy', title: 'Privacy', guard: 'public' },
  consent: { path: '/consent', title: 'Your consent', guard: 'public' },
  serverError: { path: '/500', title: 'Server error', guard: 'public' },
  notFound: { path: '/404', title: 'Page not found', guard: 'public' },
} as const satisfies Readonly<Record<string, PageFacts>>;

export type PageName = keyof typeof pages;

/** In the order of the table. */
export const pageNames = Object.keys(pages).filter((name): name is PageName => name in pages);

/** The title of a document. */
export function documentTitle(title: string): string {
  return `${title} · Matchpoint`;
}

const patterns = pageNames.map((name) => ({
  name,
  pattern: new RegExp(`^${pages[name].path.replace(':id', '([^/]+)')}$`, 'i'),
}));

export interface FoundPage {
  readonly name: PageName;
  /** Decoded; '' where the page has none. */
  readonly id: string;
}

/** The page of an address, case and a slash at its end aside. @param pathname still encoded, as in `location` */
export function findPage(pathname: string): FoundPage {
  const path = pathname.replace(/([^/])\/$/, '$1');
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    const id = match && decoded(match[1] ?? '');
    if (id !== null) return { name, id };
  }
  return { name: 'notFound', id: '' };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
