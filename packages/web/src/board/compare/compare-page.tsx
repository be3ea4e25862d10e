import { HStack } from '@chakra-ui/react';
import { comparable, noBestText } from '@matchpoint/core/board/compare';
import { Plus, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { lastList } from '../../athletes/last-list.ts';
import { Page, type PageProps } from '../../shell/page.tsx';
import { toAthletes, toHome } from '../../shell/trail.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { SkeletonLines } from '../../ui/card/skeleton.tsx';
import { ShareButton, useShareLink } from '../../ui/share/share-link.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { PageLink } from '../../ui/text/links.tsx';
import { Note } from '../note.tsx';
import { useCurrentAthletes } from '../use-today.ts';
import { comparePath, readComparedIds } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { setCompared, toggleCompared, useCompared } from './compared.ts';

/** Two to five athletes side by side (rules/athletes.md#compare). */
export function ComparePage({ title }: PageProps) {
  const search = useSearch();
  const { ids, note } = useMemo(() => readComparedIds(search), [search]);
  const current = useCurrentAthletes(ids);
  const read = ids.map((id) => current.get(id));
  const isRead = !read.includes(undefined);
  const athletes = read.flatMap((one) => (one?.kind === 'found' ? [one.entry] : []));
  const gone = read.filter((one) => one?.kind === 'gone').length;
  const unreachable = read.filter((one) => one?.kind === 'unreachable').length;
  const link = useShareLink();
  const [list] = useState(lastList);
  const compared = useCompared();

  function takeOut(id: string) {
    if (compared?.includes(id)) toggleCompared(id);
    navigate(comparePath(ids.filter((other) => other !== id)));
  }

  const notes = [
    note,
    gone > 0 && `${people(gone)} of the address ${gone === 1 ? 'is' : 'are'} not listed.`,
    unreachable > 0 && `${people(unreachable)} cannot be read now; they come when the service is back.`,
    athletes.length >= comparable.least && noBestText(athletes),
  ].filter((text) => typeof text === 'string');

  return (
    <Page
      title={title}
      trail={list === null ? toAthletes : [...toHome, { title: list.title, href: list.address }]}
    >
      {notes.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {ids.length >= comparable.least && !isRead && <SkeletonLines />}
      {athletes.length >= comparable.least ? (
        <>
          <CompareTable athletes={athletes} onTakeOut={takeOut} />
          <HStack wrap="wrap" mt="4" data-screen-only>
            {ids.length < comparable.most && (
              <a
                href={list?.address ?? '/athletes'}
                className={buttonClass('outline')}
                onClick={() => setCompared(ids)}
              >
                <Plus aria-hidden />
                Add an athlete
              </a>
            )}
            <Button variant="outline" onClick={() => print()}>
              <Printer aria-hidden />
              Print
            </Button>
            <ShareButton
              onClick={() =>
                link.share({
                  title: athletes.map(({ name }) => name).join(', '),
                  url: location.origin + comparePath(ids),
                  holds: 'It holds these athletes, nothing of your board.',
                })
              }
            />
            <QuietLine role="status">{link.outcome}</QuietLine>
          </HStack>
        </>
      ) : (
        (isRead || ids.length < comparable.least) && <TooFew />
      )}
    </Page>
  );
}

function TooFew() {
  return (
    <Note>
      Two to five athletes can be compared. Press Compare in{' '}
      <PageLink href="/athletes">the list of athletes</PageLink> and tick their boxes, or tick those on{' '}
      <PageLink href="/board">your board</PageLink>.
    </Note>
  );
}

function people(count: number): string {
  return count === 1 ? 'One athlete' : `${count} athletes`;
}
