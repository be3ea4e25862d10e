import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { done } from '../testing/test-agency.ts';
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

test('an address that is not verified reads, changes nothing, and may remove its account', async () => {
  const ada = await newPerson({ email_verified: false });
  expect(said(await ada.call('GET', me))).toEqual({
    status: 200,
    body: { ...user(ada.uid), email_verified: false, must_verify_email: true },
  });
  for (const at of [server, plain])
    expect(said(await ada.call('POST', `${me}/agencies`, draft, { at }))).toEqual(refused);
  expect(said(await ada.call('DELETE', me))).toEqual(done);
});

test('a token from after the verification changes what it likes', async () => {
  const before = await newPerson({ email_verified: false });
  const ada = await newPerson({ sub: before.uid });
  expect(said(await ada.call('GET', me))).toEqual({
    status: 200,
    body: { ...user(ada.uid), email_verified: true },
  });
  expect((await ada.call('POST', `${me}/agencies`, draft)).status).toBe(201);
});
