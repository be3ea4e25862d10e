import { useEffect } from 'react';
import accessibility from '../../../../docs/help/accessibility.md?raw';
import agencies from '../../../../docs/help/agencies.md?raw';
import athletes from '../../../../docs/help/athletes.md?raw';
import coaches from '../../../../docs/help/coaches.md?raw';
import start from '../../../../docs/help/start.md?raw';
import { useContact } from '../contact/contact-link.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { toHelp } from '../shell/trail.tsx';
import { Markdown, Pictures } from '../texts/markdown.tsx';

/** rules/pages.md#help */
export function HelpPage({ title }: PageProps) {
  return (
    <Page title={title}>
      <Markdown text={start} />
    </Page>
  );
}

const folder = '../../../../docs/help/';
const files = import.meta.glob<string>('../../../../docs/help/pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictures = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(folder.length), address]),
);

/** A paragraph with a link to `contact:` stands only where the service has one, and leads there; so does its heading. */
function ofThisService(text: string, contact: string | null): string {
  if (contact !== null) return text.replaceAll('(contact:)', `(<${contact}>)`);
  const isHeading = (part = '# ') => part.startsWith('# ');
  return text
    .split('\n\n')
    .filter((part) => !part.includes('(contact:)'))
    .filter((part, index, parts) => !isHeading(part) || !isHeading(parts[index + 1]))
    .join('\n\n');
}

const topic = (text: string) =>
  function HelpTopic({ title }: PageProps) {
    const contact = useContact();
    useEffect(() => {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }, []);
    return (
      <Page title={title} trail={toHelp}>
        <Pictures value={pictures}>
          <Markdown text={ofThisService(text, contact)} />
        </Pictures>
      </Page>
    );
  };

export const HelpCoaches = topic(coaches);
export const HelpAgencies = topic(agencies);
export const HelpAthletes = topic(athletes);
export const AccessibilityPage = topic(accessibility);
