import { anAgency } from '@matchpoint/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { idOf, refusal, said } from '../testing/test-answer.ts';

const path = '/api/users/me/agencies';

const { server, newPerson } = await testService();

async function publicly(id: string, at = server): Promise<unknown> {
  return (await at.fetch(`/api/agencies/${id}`)).json();
}

const full = {
  name: 'Ünï Tennis 🎾 <b>',
  sports: ['Tennis', 'Soccer'],
  address: '1 Demo Street',
  city: 'Zürich',
  zip_code: '8000',
  country: 'CH',
  email: 'agency@example.com',
  phone_number: '+41 00 000 00 00',
  agency_information: 'مرحبا\nsecond line',
};

describe('creating', () => {
  test('an agency with every field is answered, listed, and a profile at once', async () => {
    const owner = await newPerson();
    expect((await server.fetch('/api/agencies/')).status).toBe(200);
    const answer = await owner.call('POST', path, full);
    const id = idOf(answer);
    const agency = anAgency({ id, ...full });
    expect(said(answer)).toEqual({ status: 201, body: agency });
    expect(await publicly(id)).toEqual(agency);
    expect(await (await server.fetch(`/api/agencies/?q=zurich`)).json()).toContainEqual(agency);
    expect((await owner.call('GET', '/api/users/me/profiles')).body).toEqual([
      { id, name: full.name, profile_type: 'Agency', role: 'owner' },
    ]);
  });

  test('the first one becomes the active profile, and the next one leaves that as it is', async () => {
    const owner = await newPerson();
    const active = async () => (await owner.call('GET', '/api/users/me')).body;
    const me = { email: `${owner.uid}@example.com`, active_profile_type: 'Agency', email_verified: true };
    const first = await owner.createAgency('First');
    expect(await active()).toEqual({ ...me, active_profile: first, active_profile_name: 'First' });
    await owner.createAgency('Second');
    expect(await active()).toEqual({ ...me, active_profile: first, active_profile_name: 'First' });
  });

  test('name and sports are enough; a blank text is none, and the country may be written in any form', async () => {
    const owner = await newPerson();
    const created = async (draft: object) =>
      said(await owner.call('POST', `${path}/`, { name: 'A', sports: ['Tennis'], ...draft }));
    const answer = (facts: object) => ({
      status: 201,
      body: anAgency({ id: expect.any(String), name: 'A', sports: ['Tennis'], ...facts }),
    });
    expect(await created({ city: '', address: '  ' })).toEqual(answer({}));
    for (const country of ['Switzerland', 'che', 'ch', 'SUI']) {
      expect(await created({ country })).toEqual(answer({ country: 'CH' }));
    }
    expect(await created({ owner_id: '1', id: '7', version: 9, answer: '{}' })).toEqual(answer({}));
  });
});

describe('a key', () => {
  const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

  test('is the same for a payload that is only written differently', async () => {
    const owner = await newPerson();
    const first = await owner.call('POST', path, full, withKey('k'));
    const { country: _, ...rest } = full;
    const again = await owner.call('POST', path, { country: 'Switzerland', ...rest }, withKey('k'));
    expect([again.status, idOf(again)]).toEqual([200, idOf(first)]);
  });

  test('belongs to its user', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const answers = [
      await one.call('POST', path, full, withKey('shared')),
      await other.call('POST', path, full, withKey('shared')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('one’s own agency', () => {
  test('is read and edited; what the edit leaves out stays, and null takes away', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.call('POST', path, full));
    const read = await owner.call('GET', `${path}/${id}`);
    expect(said(read)).toEqual({ status: 200, body: anAgency({ id, ...full }) });
    expect(read.headers.get('ETag')).toMatch(/^"[^"]+"$/);
    const edited = await owner.call('PATCH', `${path}/${id}/`, {
      name: 'Renamed',
      sports: ['Soccer'],
      country: 'Germany',
      city: null,
      email: null,
      address: '',
    });
    const now = anAgency({
      id,
      ...full,
      name: 'Renamed',
      sports: ['Soccer'],
      country: 'DE',
      city: null,
      email: null,
      address: null,
    });
    expect(said(edited)).toEqual({ status: 200, body: now });
    expect(edited.headers.get('ETag')).not.toBe(read.headers.get('ETag'));
    expect(await publicly(id)).toEqual(now);
    expect(await (await server.fetch('/api/agencies/?q=renamed')).json()).toEqual([now]);
    expect(await (await server.fetch('/api/agencies/?q=zurich&sort=city')).json()).not.toContainEqual(now);
  });

  test('an edit tells what is wrong for each field, and changes nothing', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.call('POST', path, full));
    expect(
      said(
        await owner.call('PATCH', `${path}/${id}`, {
          name: null,
          sports: [],
          city: 7,
          country: 'Atlantis',
          address: 'fine',
        }),
      ),
    ).toEqual(
      refusal(
        ['name', 'must be text'],
        ['sports', 'is required'],
        ['city', 'must be text'],
        ['country', 'must be a country name or an ISO code'],
      ),
    );
    expect((await owner.call('GET', `${path}/${id}`)).body).toEqual(anAgency({ id, ...full }));
  });
});
