import { HelpLink } from '../help/help-link.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { type Crumb, toCoaches, toHome } from '../shell/trail.tsx';
import { LinkRow } from '../ui/text/contact-links.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { PageLink } from '../ui/text/links.tsx';

/** rules/pages.md#coaches-pages */
export function CoachesPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toHome} />;
}

/** rules/pages.md#coaches-pages */
export function CoachPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toCoaches} />;
}

/** What a coach can do already. */
const already = [
  ['/athletes', 'Find athletes by sport, term, rating and scores'],
  ['/board', 'Rank those you like on a board, and share it'],
  ['/compare', 'Compare them side by side'],
] as const;

function ComingSoon({ title, trail }: { title: string; trail: readonly Crumb[] }) {
  return (
    <Page title={title} trail={trail}>
      <QuietLine>Coming soon</QuietLine>
      <LinkRow>
        {already.map(([href, text]) => (
          <PageLink key={href} href={href}>
            {text}
          </PageLink>
        ))}
        <HelpLink to="/help/coaches">What coaches can do without an account</HelpLink>
      </LinkRow>
    </Page>
  );
}
