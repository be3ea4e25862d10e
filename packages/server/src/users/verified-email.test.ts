import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { said, told } from '../testing/test-answer.ts';

const { server, newPerson, beside } = await testService({ verifiedOnly: true });
const plain = await beside({ verifiedOnly: true, extensions: false });

const me = '/api/users/me';
const draft = { name: 'North', sports: ['Tennis'] };
const refused = told(
  403,
  'Verify your email address first: open the link in the email that you get from Account, then try again.',
);
const user = (uid: string) => ({
  email: `${uid}@example.com`,
  active_profile: null,
  active_profile_name: null,
  active_profile_type: null,
});

test('an address that is not verified is told so, and what to do', async () => {
  const ada = await newPerson({ email_verified: false });
  expect(said(await ada.call('GET', me))).toEqual({
    status: 200,
    body: { ...user(ada.uid), email_verified: false, must_verify_email: true },
  });
  for (const at of [server, plain])
    expect(said(await ada.call('POST', `${me}/agencies`, draft, { at }))).toEqual(refused);
  const verified = await newPerson({ sub: ada.uid });
  expect(said(await verified.call('GET', me))).toEqual({
    status: 200,
    body: { ...user(ada.uid), email_verified: true },
  });
});
