import type { SiteTextName } from '@matchpoint/core/pages/site-text';
import { Page, type PageProps } from '../shell/page.tsx';
import { SkeletonLines } from '../ui/card/skeleton.tsx';
import { Markdown } from './markdown.tsx';
import { useText } from './text-links.tsx';

const missing: Readonly<Record<SiteTextName, string>> = {
  terms: 'This service has no terms yet.',
  privacy: 'This service has no privacy notice yet.',
};

/** rules/pages.md#texts */
export function TermsPage({ title }: PageProps) {
  return <TextPage title={title} name="terms" />;
}

/** rules/pages.md#texts */
export function PrivacyPage({ title }: PageProps) {
  return <TextPage title={title} name="privacy" />;
}

function TextPage({ title, name }: { title: string; name: SiteTextName }) {
  const text = useText(name);
  return (
    <Page title={title}>
      {text === undefined && <SkeletonLines />}
      {text === null && <p>{missing[name]}</p>}
      {text && <Markdown text={text.markdown} />}
    </Page>
  );
}
