import { Box, HStack, Stack } from '@chakra-ui/react';
import { type Client, completeClient } from '@matchpoint/core/client/client';
import { familyActors } from '@matchpoint/core/consent/family.actors';
import { familyMachine } from '@matchpoint/core/consent/family.machine';
import { familyView } from '@matchpoint/core/consent/family.view';
import { familyLanguages } from '@matchpoint/core/consent/family-page';
import { familyLanguage, familyTexts } from '@matchpoint/core/consent/family-texts';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '../api/new-key.ts';
import { onRefetch } from '../api/refetch.ts';
import { useService } from '../api/service.ts';
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
import { QuietLine } from '../ui/text/lines.tsx';
import { type EntryProps, type FamilyParts, Heading, Outcome, Told } from './family-entry.tsx';
import { FamilyForm } from './family-form.tsx';

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
  useEffect(() => rereading(actor, completeClient(client).showFamilyPage), [actor, client]);
  const page = useSelector(actor, ({ context }) => context.page);
  const texts = familyTexts[language];
  const parts = { actor, texts, language };
  return (
    <Page
      title={title}
      heading={page && <span lang={language}>{texts.title(page.agency.name, page.athlete.name)}</span>}
    >
      <Stack gap="6" lang={language}>
        <HStack
          wrap="wrap"
          gap="0 {spacing.4}"
          textStyle="sm"
          color="fg.muted"
          css={{ '& > button': { px: '0', textDecoration: 'underline' } }}
        >
          {familyLanguages
            .filter((other) => other !== language)
            .map((other) => (
              <Button key={other} variant="ghost" lang={other} onClick={() => setLanguage(other)}>
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

/** Reads again as lists do, as the family may have answered in another tab; not over what is typed or sent. */
function rereading(actor: FamilyParts['actor'], read: Client['showFamilyPage']) {
  return onRefetch(async () => {
    const { link, page } = actor.getSnapshot().context;
    const isTyped = [...document.forms].some((form) => [...new FormData(form).values()].some(Boolean));
    if (link === null || isTyped) return;
    const output = await read(link).catch(() => null);
    if (output !== null && actor.getSnapshot().context.page === page) actor.send({ type: 'seen', output });
  });
}

const none: readonly string[] = [];

/** Who belongs to the agency does not answer for the family. */
function OfPerson(parts: FamilyParts) {
  const profiles = useSessionState((session) => session.profiles);
  const isKnown = useSessionState(
    ({ step, user, problem }) => step === 'signedOut' || (user ?? problem) !== null,
  );
  return <Answered {...parts} own={isKnown ? profiles.map(({ id }) => id) : null} />;
}

function Answered({ own, ...parts }: FamilyParts & { readonly own: readonly string[] | null }) {
  const { actor, texts } = parts;
  const today = new Date().toISOString().slice(0, 10);
  const view = familyView(
    useSelector(actor, (state) => state),
    { today, own },
  );
  useHeadingFocus(view.step);
  const retry = () => actor.send({ type: 'retry' });
  const failure = (text: string, action = texts.retry) => (
    // A problem has the padding of a card.
    <Box m="-4">
      <Problem text={view.hasToWait ? texts.wait : text} action={action} onAction={retry} />
    </Box>
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
          <Box role="status" maxWidth="form">
            <Banner status="warning">{texts.gone}</Banner>
          </Box>
          <CodeForm {...parts} isMistyped={false} />
        </>
      );
    case 'changed':
      return failure(texts.changed, texts.readAgain);
    default:
      return view.page && <Entry {...parts} view={view} page={view.page} failure={failure} />;
  }
}

/** The entry as the family reads it, with its answer. */
function Entry({ failure, ...props }: EntryProps & { readonly failure: (text: string) => ReactNode }) {
  const { view, page, texts } = props;
  const [wasAgreed] = useState(page.answer === 'agreed');
  // What is short stands first; but not below a yes that was just pressed, where a second press could meet it.
  const isFirst = view.reader === 'agency' || view.isOver || (wasAgreed && page.answer === 'agreed');
  return (
    <>
      {view.step === 'unanswered' ? (
        failure(texts.unanswered)
      ) : (
        <Outcome key={String(view.isNew)} {...props} isNew={view.isNew} />
      )}
      {isFirst && <Reply {...props} />}
      <Told {...props} />
      {!isFirst && <Reply {...props} />}
      <span role="status" data-readers-only>
        {view.isBusy && texts.sending}
      </span>
    </>
  );
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

/** What the family can press. */
function Reply({ view, page, ...parts }: EntryProps) {
  const { actor, texts, language } = parts;
  const { step, isBusy, isOver, reader, problems } = view;
  if (reader === null) return <QuietLine>{texts.reading}</QuietLine>;
  if (reader === 'agency')
    return (
      <Box maxWidth="form">
        <Banner status="warning">{texts.ofAgency}</Banner>
      </Box>
    );
  if (step === 'unanswered') return null;
  if (page.answer === 'agreed')
    return (
      <Box maxWidth="form">
        <ButtonRow>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'withdraw', key: newKey(), language })}
          >
            <span>{isBusy ? texts.sending : texts.withdraw}</span>
          </Button>
        </ButtonRow>
      </Box>
    );
  if (isOver) return <p>{texts.over}</p>;
  const sending = isBusy ? view.sending : null;
  const question = texts.title(page.agency.name, page.athlete.name);
  return (
    <Stack as="section" gap="4" maxWidth="form">
      <Heading>{question}</Heading>
      <FamilyForm {...parts} hasAnswered={page.answer !== 'asked'} sending={sending} problems={problems} />
    </Stack>
  );
}

function CodeForm({ actor, texts, isMistyped }: FamilyParts & { readonly isMistyped: boolean }) {
  return (
    <Form label={texts.code} onSubmit={(entered) => actor.send({ type: 'type', text: entered('code') })}>
      <Stack gap="4" maxWidth="form">
        <Field
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={isMistyped ? texts.noCode : null}
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton pending={false}>{texts.open}</SubmitButton>
      </Stack>
    </Form>
  );
}
