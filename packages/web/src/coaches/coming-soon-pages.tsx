import { HelpLink } from '../help/help-link.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { toCoaches, toHome } from '../shell/trails.ts';
import type { Crumb } from '../ui/text/breadcrumbs.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';

/** rules/pages.md#coaches-pages */
export function CoachesPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toHome} />;
}

/** rules/pages.md#coaches-pages */
export function CoachPage({ title }: PageProps) {
  return <ComingSoon title={title} trail={toCoaches} />;
}

function ComingSoon({ title, trail }: { title: string; trail: readonly Crumb[] }) {
  return (
    <Page title={title} trail={trail}>
      <QuietLine>Coming soon</QuietLine>
      <HelpLink to="/help/coaches">What coaches can do without an account</HelpLink>
    </Page>
  );
}
