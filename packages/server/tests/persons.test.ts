import { expect, test } from 'vitest';
import { provePersons } from '../proofs/persons.ts';
import { raw } from '../src/database/sql.ts';
import { testService } from '../src/testing/fixtures.ts';

const { project, server } = await testService({
  verifiedOnly: true,
  trustedProxies: ['127.0.0.1'],
  texts: { terms: 'Terms' },
  offered: ['hidden'],
  consent: 'family',
});

test('nobody gets more of any call than the matrix of persons has', async () => {
  const wrong: string[] = [];
  await provePersons({
    send: server.fetch,
    sql: (statement) => server.database.query(raw(statement)),
    create: async () => {
      const uid = crypto.randomUUID();
      project.accounts.set(uid, { disabled: false, isVerified: true, validSince: 0 });
      return { uid, email: `${uid}@example.com` };
    },
    disable: async (uid) =>
      void project.accounts.set(uid, { disabled: true, isVerified: true, validSince: 0 }),
    sign: project.sign,
    isSigned: true,
    say: (line) => wrong.push(line),
  });
  expect(wrong).toEqual([]);
});
