import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { count, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove } from './world.ts';

const lists = ['/api/athletes/', '/api/agencies/', '/api/athlete-distributions'];

/** A backup under load, then one at rest, which is restored after everything was changed. */
prove('restores', 3, async (world) => {
  const server = world.serve();
  const origin = await server.ready;
  const load = await startLoad(world, { origins: [origin], writers: 12 });
  await setTimeout(20_000);
  const [first, folder] = [join(world.folder, 'under load'), join(world.folder, 'at rest')];
  await Promise.all([mkdir(first), mkdir(folder)]);
  await world.command('backup', first);
  const done = await load.stop();
  await world.command('backup', folder);
  const before = await answers(origin);
  const connection = await world.postgres.connect();
  await connection.query("update athletes set name = 'another'; delete from athletes where id % 2 = 0");
  await connection.end();
  server.signal('SIGTERM');
  await server.ended;
  const [backup = ''] = await readdir(folder);
  await world.command('restore', '--replace', join(folder, backup));
  const after = await answers(await world.serve().ready);
  const [loaded = ''] = await readdir(join(world.folder, 'under load'));
  world.say(`Backups: ${loaded}, ${backup}`);
  return [
    ...done,
    fact(
      'Bytes of the lists that were compared',
      count(before.reduce((sum, { body }) => sum + body.length, 0)),
    ),
    never(
      'Lists that differ after the restore',
      before.filter(({ body }, index) => body !== after[index]?.body).length,
    ),
    never(
      'Lists whose tag is the one of before',
      before.filter(({ tag }, index) => tag === after[index]?.tag).length,
    ),
  ];
});

async function answers(origin: string) {
  return Promise.all(
    lists.map(async (path) => {
      const answer = await fetch(`${origin}${path}`);
      return { body: await answer.text(), tag: answer.headers.get('ETag') };
    }),
  );
}
