import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provePersons } from './persons.ts';
import { lasting, prove } from './world.ts';

/** Every person makes every call at a built server, with accounts at the Auth emulator. */
prove('persons', 4, async (world) => {
  const terms = join(world.folder, 'terms.md');
  await writeFile(terms, 'Terms');
  const url = await world.serve({
    MATCHPOINT_VERIFIED_EMAIL: 'on',
    MATCHPOINT_TERMS_FILE: terms,
    MATCHPOINT_CONSENT: 'family',
  }).ready;
  const connection = await world.postgres.connect();
  try {
    return await provePersons({
      send: (path, init) => fetch(`${url}${path}`, init),
      sql: async (statement) => (await connection.query(statement)).rows,
      create: world.newcomer,
      disable: (uid) => world.disable({ uid }),
      sign: async (claims) => lasting(claims),
      isSigned: false,
      say: world.say,
    });
  } finally {
    await connection.end();
  }
});
