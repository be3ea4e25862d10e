import { Box, Stack } from '@chakra-ui/react';
import type { familyMachine } from '@matchpoint/core/consent/family.machine';
import type { familyView } from '@matchpoint/core/consent/family.view';
import type { FamilyLanguage, FamilyPage } from '@matchpoint/core/consent/family-page';
import type { FamilyTexts } from '@matchpoint/core/consent/family-texts';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { AthleteCards } from '../athletes/athlete/athlete-page.tsx';
import { ContactLink } from '../contact/contact-link.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { LinkRow, MailLink, PhoneLink } from '../ui/text/contact-links.tsx';
import { mailTo } from '../ui/text/links.tsx';

export interface FamilyParts {
  readonly actor: ActorRefFrom<typeof familyMachine>;
  readonly texts: FamilyTexts;
  readonly language: FamilyLanguage;
}

export interface EntryProps extends FamilyParts {
  readonly view: ReturnType<typeof familyView>;
  readonly page: FamilyPage;
}

/** What the family has answered; what was answered just now takes the focus, as it stands above what was pressed. */
export function Outcome({
  texts,
  language,
  page,
  isNew,
}: FamilyParts & { readonly page: FamilyPage; readonly isNew: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.focus();
  }, [isNew]);
  const { answer, athlete, answered_by: by, answered_at: at, listed, until } = page;
  if (answer === 'asked') return null;
  return (
    <Stack
      ref={frame}
      role="status"
      tabIndex={-1}
      gap="2"
      maxWidth="form"
      outline="none"
      scrollMarginTop="24"
    >
      <Banner status={answer === 'agreed' ? 'success' : 'warning'}>{texts[answer](athlete.name)}</Banner>
      {at !== null && <p>{by === null ? dayIn(language, at) : texts.by(by, dayIn(language, at))}</p>}
      {answer === 'agreed' && <p>{texts.until(dayIn(language, until))}</p>}
      {answer === 'agreed' && !listed && <p>{texts.unlisted}</p>}
    </Stack>
  );
}

/** Who lists the athlete and what for, what either answer means, what everybody would see and where, and what is kept. */
export function Told({ texts, language, page, view }: EntryProps) {
  const { agency, athlete, answer, until } = page;
  const subject = athlete.name;
  return (
    <>
      <Stack gap="3" maxWidth="form">
        <p>{texts.who(agency.name, athlete.name)}</p>
        {answer !== 'agreed' && !view.isOver && (
          <Stack as="ul" gap="2" ps="5" listStyleType="disc">
            <li>{texts.yes(dayIn(language, until))}</li>
            {answer === 'asked' && <li>{texts.no}</li>}
          </Stack>
        )}
      </Stack>
      <Stack as="section" gap="3">
        <Heading>{texts.what}</Heading>
        <div lang="en">
          <AthleteCards athlete={athlete} agency={agency} />
        </div>
        {agency.email?.includes('@') ? (
          <LinkRow>
            <a href={mailTo(agency.email, { subject })} data-link>
              {texts.wrong}
            </a>
          </LinkRow>
        ) : (
          agency.phone_number !== null && (
            <LinkRow>
              <span>{texts.wrong}</span>
              <PhoneLink number={agency.phone_number} />
            </LinkRow>
          )
        )}
      </Stack>
      <Stack as="section" gap="2" maxWidth="form">
        <Heading>{texts.more}</Heading>
        <p>{`${texts.where} ${agency.noindex ? texts.unsearched : texts.searched}`}</p>
        <p>{texts.copies}</p>
        <p>{texts.kept}</p>
        <p>{texts.responsible(agency.name)}</p>
        <LinkRow>
          {agency.email !== null && <MailLink address={agency.email} />}
          {agency.phone_number !== null && <PhoneLink number={agency.phone_number} />}
          <ContactLink data-link matter={{ subject, body: '' }}>
            {texts.operator}
          </ContactLink>
        </LinkRow>
      </Stack>
    </>
  );
}

export function Heading({ children }: { readonly children: string }) {
  return (
    <Box as="h2" textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
      {children}
    </Box>
  );
}

/** A day or an instant, as the language writes it. */
function dayIn(language: FamilyLanguage, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
