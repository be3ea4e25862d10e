import { HStack, Stack } from '@chakra-ui/react';
import { completeClient } from '@matchpoint/core/client/client';
import { familyActors } from '@matchpoint/core/consent/family.actors';
import { familyMachine } from '@matchpoint/core/consent/family.machine';
import { familyView } from '@matchpoint/core/consent/family.view';
import {
  type FamilyLanguage,
  familyLanguages,
  type FamilyPage as Shown,
} from '@matchpoint/core/consent/family-page';
import { type FamilyTexts, familyLanguage, familyTexts } from '@matchpoint/core/consent/family-texts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../api/new-key.ts';
import { useService } from '../api/service.ts';
import { AthleteCards } from '../athletes/athlete/athlete-page.tsx';
import { ContactLink } from '../contact/contact-link.tsx';
import { NotFoundPage } from '../errors/error-pages.tsx';
import { useProvided } from '../machines/use-machine.ts';
import { WithSession } from '../session/lazy-session.tsx';
import { useSessionState } from '../session/use-session.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { ButtonRow, SubmitButton } from '../ui/form/form-footer.tsx';
import { Banner, Problem } from '../ui/status/banner.tsx';
import { LinkRow, MailLink, PhoneLink } from '../ui/text/contact-links.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { mailTo } from '../ui/text/links.tsx';
import { FamilyForm } from './family-form.tsx';

interface Parts {
  readonly actor: ActorRefFrom<typeof familyMachine>;
  readonly texts: FamilyTexts;
  readonly language: FamilyLanguage;
}

/** What a family reads and answers with its link (rules/consent.md#page); another link in the address bar loads no document. */
export function FamilyPage({ title }: PageProps) {
  const { client } = useService();
  const link = useSyncExternalStore(onHashChange, () => location.hash);
  if (client.capabilities.can('family-links') === false) return <NotFoundPage />;
  return <OfLink key={link} title={title} link={link} />;
}

function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function OfLink({ title, link }: { readonly title: string; readonly link: string }) {
  const { client } = useService();
  const [language, setLanguage] = useState(() => familyLanguage(navigator.languages));
  const actor = useActorRef(
    useProvided(familyMachine, () => familyActors(completeClient(client))),
    { input: { text: link } },
  );
  const page = useSelector(actor, ({ context }) => context.page);
  const texts = familyTexts[language];
  const parts = { actor, texts, language };
  return (
    <Page
      title={title}
      heading={page && <span lang={language}>{texts.title(page.agency.name, page.athlete.name)}</span>}
    >
      <Stack gap="6" lang={language}>
        <HStack wrap="wrap" gap="2">
          {familyLanguages
            .filter((other) => other !== language)
            .map((other) => (
              <Button key={other} variant="outline" lang={other} onClick={() => setLanguage(other)}>
                {familyTexts[other].language}
              </Button>
            ))}
          {language !== 'en' && <span>{texts.english}</span>}
        </HStack>
        <WithSession
          waiting={<QuietLine>{texts.reading}</QuietLine>}
          failed={<Answered {...parts} own={none} />}
        >
          <OfPerson {...parts} />
        </WithSession>
      </Stack>
    </Page>
  );
}

const none: readonly string[] = [];

/** Who belongs to the agency does not answer for the family. */
function OfPerson(parts: Parts) {
  const profiles = useSessionState((session) => session.profiles);
  const isKnown = useSessionState(
    ({ step, user, problem }) => step === 'signedOut' || (user ?? problem) !== null,
  );
  return <Answered {...parts} own={isKnown ? profiles.map(({ id }) => id) : null} />;
}

function Answered({ own, ...parts }: Parts & { readonly own: readonly string[] | null }) {
  const { actor, texts } = parts;
  const today = new Date().toISOString().slice(0, 10);
  const view = familyView(
    useSelector(actor, (state) => state),
    { today, own },
  );
  useHeadingFocus(view.step);
  const retry = () => actor.send({ type: 'retry' });
  const failure = (text: string, action = texts.retry) => (
    <Problem text={view.hasToWait ? texts.wait : text} action={action} onAction={retry} />
  );
  switch (view.step) {
    case 'typing':
      return <CodeForm {...parts} isMistyped={view.isMistyped} />;
    case 'reading':
      return <QuietLine role="status">{texts.reading}</QuietLine>;
    case 'unread':
      return failure(texts.unread);
    case 'gone':
      return (
        <>
          <div role="status">
            <Banner status="warning">{texts.gone}</Banner>
          </div>
          <CodeForm {...parts} isMistyped={false} />
        </>
      );
    case 'changed':
      return failure(texts.changed, texts.readAgain);
    default:
      return (
        view.page && (
          <>
            {view.step === 'unanswered' ? (
              failure(texts.unanswered)
            ) : (
              <Outcome key={String(view.isNew)} {...parts} page={view.page} isNew={view.isNew} />
            )}
            <Told {...parts} page={view.page} />
            <Reply {...parts} view={view} page={view.page} />
            <span role="status" data-readers-only>
              {view.isBusy && texts.sending}
            </span>
          </>
        )
      );
  }
}

/** What was pressed may go with an answer; the heading then takes the focus, unless an outcome or a problem has it. */
function useHeadingFocus(step: string) {
  const isSettled = useRef(false);
  useEffect(() => {
    if (step === 'reading' || step === 'answering') return;
    if (isSettled.current && document.activeElement === document.body) document.querySelector('h1')?.focus();
    isSettled.current = true;
  }, [step]);
}

interface ReplyProps extends Parts {
  readonly view: ReturnType<typeof familyView>;
  readonly page: Shown;
}

/** What the family can press. */
function Reply({ view, page, ...parts }: ReplyProps) {
  const { actor, texts, language } = parts;
  const { step, isBusy, isOver, reader, problems } = view;
  if (reader === null) return <QuietLine>{texts.reading}</QuietLine>;
  if (reader === 'agency') return <Banner status="warning">{texts.ofAgency}</Banner>;
  if (step === 'unanswered') return null;
  if (page.answer === 'agreed')
    return (
      <ButtonRow>
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'withdraw', key: newKey(), language })}
        >
          <span>{isBusy ? texts.sending : texts.withdraw}</span>
        </Button>
      </ButtonRow>
    );
  if (isOver) return <p>{texts.over}</p>;
  const sending = isBusy ? view.sending : null;
  return (
    <FamilyForm {...parts} hasAnswered={page.answer !== 'asked'} sending={sending} problems={problems} />
  );
}

/** What the family has answered; what was answered just now takes the focus, as it stands above what was pressed. */
function Outcome({
  texts,
  language,
  page,
  isNew,
}: Parts & { readonly page: Shown; readonly isNew: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.focus();
  }, [isNew]);
  const { answer, athlete, answered_by: by, answered_at: at, listed } = page;
  if (answer === 'asked') return null;
  return (
    <Stack ref={frame} role="status" tabIndex={-1} gap="2" outline="none" scrollMarginTop="24">
      <Banner status={answer === 'agreed' ? 'success' : 'warning'}>{texts[answer](athlete.name)}</Banner>
      {by !== null && at !== null && <p>{texts.by(by, dayIn(language, at))}</p>}
      {answer === 'agreed' && !listed && <p>{texts.unlisted}</p>}
    </Stack>
  );
}

/** Who lists the athlete, what everybody would see and where, until when, and what is kept. */
function Told({ texts, language, page }: Parts & { readonly page: Shown }) {
  const { agency, athlete, until } = page;
  const subject = athlete.name;
  return (
    <>
      <Stack gap="2" maxWidth="form">
        <p>{texts.who(agency.name, athlete.name)}</p>
        <p>{texts.responsible(agency.name)}</p>
        <LinkRow>
          {agency.email !== null && <MailLink address={agency.email} />}
          {agency.phone_number !== null && <PhoneLink number={agency.phone_number} />}
        </LinkRow>
        <ContactLink data-link matter={{ subject, body: '' }}>
          {texts.operator}
        </ContactLink>
      </Stack>
      <Stack as="section" aria-label={texts.what} gap="4">
        <p>{texts.what}</p>
        <div lang="en">
          <AthleteCards athlete={athlete} agency={agency} />
        </div>
        {agency.email?.includes('@') ? (
          <a href={mailTo(agency.email, { subject })} data-link>
            {texts.wrong}
          </a>
        ) : (
          agency.phone_number !== null && (
            <LinkRow>
              <span>{texts.wrong}</span>
              <PhoneLink number={agency.phone_number} />
            </LinkRow>
          )
        )}
      </Stack>
      <Stack gap="2" maxWidth="form">
        <p>{texts.where}</p>
        <p>{agency.noindex ? texts.unsearched : texts.searched}</p>
        <p>{texts.until(dayIn(language, until))}</p>
        <p>{texts.copies}</p>
        <p>{texts.kept}</p>
      </Stack>
    </>
  );
}

function CodeForm({ actor, texts, isMistyped }: Parts & { readonly isMistyped: boolean }) {
  return (
    <Form label={texts.code} onSubmit={(entered) => actor.send({ type: 'type', text: entered('code') })}>
      <Field
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        error={isMistyped ? texts.noCode : null}
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton pending={false}>{texts.open}</SubmitButton>
    </Form>
  );
}

/** A day or an instant, as the language writes it. */
function dayIn(language: FamilyLanguage, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
