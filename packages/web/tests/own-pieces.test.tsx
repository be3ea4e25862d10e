import { Field as Chakra, Dialog } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, IconButton } from '../src/ui/button/button.tsx';
import { Card } from '../src/ui/card/card.tsx';
import { Skeleton } from '../src/ui/card/skeleton.tsx';
import { Checkbox } from '../src/ui/form/checkbox.tsx';
import { Field, TextAreaField } from '../src/ui/form/field.tsx';
import { Input, Select, TextArea } from '../src/ui/form/input.tsx';
import { SelectField } from '../src/ui/form/select-field.tsx';
import { Banner } from '../src/ui/status/banner.tsx';
import { QuietLine } from '../src/ui/text/lines.tsx';
import { PageLink } from '../src/ui/text/links.tsx';
import { Styled } from '../src/ui/theme/styled.tsx';

/** Without the rules that Emotion writes beside an element where there is no document. */
const shown = (piece: ReactNode) =>
  renderToStaticMarkup(<Styled>{piece}</Styled>).replaceAll(/<style.*?<\/style>/gs, '');

const pieces = {
  Button: <Button>Save</Button>,
  IconButton: <IconButton icon={X} aria-label="Close" />,
  PageLink: <PageLink href="/">Home</PageLink>,
  Input: <Input />,
  TextArea: <TextArea />,
  Select: <Select />,
  Card: <Card>Text</Card>,
  Skeleton: <Skeleton />,
  QuietLine: <QuietLine>Text</QuietLine>,
  Banner: <Banner status="warning">Text</Banner>,
};

test.each(Object.entries(pieces))('%s is the same element in a field, in a dialog, and alone', (_, piece) => {
  const alone = shown(piece);
  const inField = shown(<Chakra.Root>{piece}</Chakra.Root>);
  const inDialog = shown(
    <Dialog.Root open>
      <Dialog.Content>{piece}</Dialog.Content>
    </Dialog.Root>,
  );
  expect([
    alone.includes('class=') || alone.includes('data-link'),
    inField.includes(alone),
    inDialog.includes(alone),
  ]).toEqual([true, true, true]);
});

test('a field’s control has the class of the control alone', () => {
  const classOf = (piece: ReactNode) =>
    /<(?:input|textarea|select)[^>]* class="([^"]+)"/.exec(shown(piece))?.[1] ?? null;
  const texts = { label: 'Name', name: 'name', starred: true, error: 'Enter a name.' };
  const alone = [<Input key="1" />, <TextArea key="2" />, <Select key="3" />].map(classOf);
  expect(alone).not.toContain(null);
  expect(
    [
      <Field key="1" {...texts} />,
      <TextAreaField key="2" {...texts} />,
      <SelectField key="3" {...texts} options={new Map()} />,
    ].map(classOf),
  ).toEqual(alone);
});

test('a single check box is in no group: one without a name would be read before it', () => {
  expect(/<fieldset[^>]*>/.exec(shown(<Checkbox label="Yes" name="yes" />))?.[0]).toContain(
    ' role="presentation"',
  );
});
