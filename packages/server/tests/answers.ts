import type { Program } from '../src/testing/program.ts';

const paths = [
  '/api/athletes/',
  '/api/agencies/',
  '/api/athlete-distributions',
  '/api/athletes/1',
  '/sitemap.xml',
];

/** What a server answers to the public. */
export async function answers(url: string): Promise<string[]> {
  return Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
}

export async function stopped(program: Program): Promise<void> {
  program.signal('SIGTERM');
  await program.ended;
}
