import { Box, HStack, Stack } from '@chakra-ui/react';
import { mostBatchRows } from '@matchpoint/core/athletes/fields/athlete-batch';
import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { consentText } from '@matchpoint/core/consent/consent-text';
import { endFamilyLinks } from '@matchpoint/core/consent/end-links.form';
import { familyLetter } from '@matchpoint/core/consent/family-letter';
import { groupedLink, linkAddress } from '@matchpoint/core/consent/family-link';
import type { CreatedLink } from '@matchpoint/core/consent/family-page';
import { counted } from '@matchpoint/core/display/count';
import { byteOrderMark, csvLine } from '@matchpoint/core/display/csv';
import { repeatableText } from '@matchpoint/core/wire/api-error';
import { useState } from 'react';
import { useAgencyPorts, useConfirmation } from '../../../machines/use-form.ts';
import { useEmitted } from '../../../machines/use-machine.ts';
import { useSessionState } from '../../../session/use-session.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { ActionDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { saveFile } from '../../../ui/file/files.ts';
import { ButtonRow } from '../../../ui/form/form-footer.tsx';
import { bounded, lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { copyText } from '../../../ui/share/share-link.tsx';
import { TextLine } from '../../../ui/share/text-line.tsx';
import { ProblemBanner } from '../../../ui/status/banner.tsx';
import { QuietLine } from '../../../ui/text/lines.tsx';
import { mailTo } from '../../../ui/text/links.tsx';

export interface FamilyLinksDialogProps {
  readonly agencyId: string;
  readonly athletes: readonly OwnAthlete[];
  readonly onClose: () => void;
  /** Called when all links that nobody answered are ended. */
  readonly onEnded: () => void;
}

/** Makes links for the families of some athletes, and shows them this once (rules/consent.md#my-athletes). */
export function FamilyLinksDialog({ agencyId, athletes, onClose, onEnded }: FamilyLinksDialogProps) {
  const { links, problem, isMaking, left, make } = useLinks(agencyId, athletes);
  const agency = useSessionState(({ profiles }) => profiles.find(({ id }) => id === agencyId)?.name) ?? '';
  const ending = useConfirmation(endFamilyLinks, useAgencyPorts(agencyId));
  useEmitted(ending, 'done', onEnded);
  const [one] = athletes;
  const isOne = athletes.length === 1;
  const [link] = links;
  const state = isOne && one?.athlete ? consentText(one.athlete) : null;
  return (
    <>
      <Dialog
        title={
          isOne
            ? `Link for the family of ${one?.name}`
            : `Links for ${counted(athletes.length, 'family', 'families')}`
        }
        description={[
          ...(state === null ? [] : [`${state}.`]),
          `Whoever has a link can answer for that family. ${isOne ? 'It is' : 'They are'} shown only now; earlier links keep working.`,
        ].join(' ')}
        pending={isMaking}
        onClose={onClose}
      >
        <Stack gap="4">
          {problem !== null && <ProblemBanner reasons={[problem]} />}
          {isOne && link !== undefined && <OneLink link={link} />}
          {!isOne && links.length > 0 && (
            <p role="status">{`${counted(links.length, 'link is', 'links are')} made. Download or print them before you close.`}</p>
          )}
          <ButtonRow>
            {left > 0 && (
              <Button aria-busy={isMaking} onClick={() => !isMaking && void make()}>
                {isOne ? 'Make link' : `Make ${counted(left, 'link')}`}
              </Button>
            )}
            {links.length > 0 && <Letters links={links} agency={agency} />}
            {isOne && link !== undefined && (
              <a
                className={buttonClass('outline')}
                href={mailTo(
                  '',
                  familyLetter({ athlete: link.name, agency, link: link.link, origin: location.origin }),
                )}
              >
                Write email
              </a>
            )}
            {!isOne && links.length > 0 && (
              <Button onClick={() => saveFile('family-links.csv', [linksCsv(links)])}>Download CSV</Button>
            )}
          </ButtonRow>
          <HStack wrap="wrap" justify="space-between" borderTopWidth="1px" pt="3">
            <QuietLine>A link got into the wrong hands?</QuietLine>
            <Button
              variant="outline"
              disabled={isMaking}
              onClick={() => ending.send({ type: 'open', action: 'all' })}
            >
              End all links
            </Button>
          </HStack>
        </Stack>
      </Dialog>
      <ActionDialog
        actor={ending}
        question={() => ({
          title: 'End all links?',
          description: `All links of ${agency} that were never answered stop working, also those that you sent today. Families that have answered keep theirs.`,
          confirm: 'End all links',
          cancel: 'Keep them',
        })}
        unsupported="This service has no links for families."
      />
    </>
  );
}

const Letters = bounded(
  lazyPart(() => import('./family-letters.tsx'), 'FamilyLetters'),
  { what: 'Printing' },
);

const Code = bounded(
  lazyPart(() => import('./qr-code.tsx'), 'QrCode'),
  { what: 'The code to scan' },
);

/** A link to copy, and what a family types that cannot open it. */
function OneLink({ link: { link } }: { readonly link: CreatedLink }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const address = linkAddress(location.origin, link);
  const copy = async () =>
    setOutcome(
      (await copyText(address))
        ? 'Copied.'
        : 'The browser does not let the app copy. Select the link and copy it.',
    );
  return (
    <Stack>
      <TextLine label="Link" text={address} outcome={outcome}>
        <Button onClick={() => void copy()}>Copy</Button>
      </TextLine>
      <HStack wrap="wrap" align="flex-start" gap="4">
        <Stack flex="1 1 16rem">
          <QuietLine>{`Without the link: scan this, or open ${location.host}/consent and enter the code.`}</QuietLine>
          <Box as="code" textStyle="sm">
            {groupedLink(link)}
          </Box>
        </Stack>
        <Box minHeight="42mm">
          <Code text={address} />
        </Box>
      </HStack>
    </Stack>
  );
}

/** The links that are made so far, in the order of the athletes; `left`: athletes without one. */
function useLinks(agencyId: string, athletes: readonly OwnAthlete[]) {
  const { client, authorize } = useAgencyPorts(agencyId);
  const [asked, setAsked] = useState(0);
  const [links, setLinks] = useState<readonly CreatedLink[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);

  async function make() {
    setProblem(null);
    setMaking(true);
    try {
      for (let from = asked; from < athletes.length; from += mostBatchRows) {
        const ids = athletes.slice(from, from + mostBatchRows).map(({ id }) => id);
        const made = await authorize((token) => client.createFamilyLinks(agencyId, ids, { token }));
        const ofAthletes = ids.flatMap((wanted) => made.filter(({ id }) => id === wanted));
        setLinks((before) => [...before, ...ofAthletes]);
        setAsked(from + ids.length);
      }
    } catch (error) {
      setProblem(repeatableText(error));
    }
    setMaking(false);
  }
  return { links, problem, isMaking, make, left: athletes.length - asked };
}

function linksCsv(links: readonly CreatedLink[]): string {
  const lines = links.map(({ name, link }) => csvLine([name, linkAddress(location.origin, link)]));
  return byteOrderMark + csvLine(['name', 'link']) + lines.join('');
}
