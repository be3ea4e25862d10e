import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAndKeepModel } from '@matchpoint/core/board/find-and-keep.model';
import { type PartialDriver, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import {
  findAndKeepWorld,
  newerFile,
  savedFile,
  sharedTargets,
} from '@matchpoint/core/testing/find-and-keep-world';
import type { TestServer } from '@matchpoint/server/testing';
import { expect } from 'vitest';
import { home } from './matchpoint.ts';
import { type Opened, openTerminal } from './terminal.ts';

/** No line is cut. */
const wide = { columns: 200, rows: 40 };
const nowhere = 'http://127.0.0.1:9';
const narrowed = ['--gender', 'female', '--sport', 'tennis', '--semester', 'fall', '--year', '2028'];

/** What a terminal has of the model: lists, shared boards and saved ones. */
const actions = [
  'narrow',
  'order',
  'narrowToNobody',
  'widen',
  'receive',
  'receiveCut',
  'receiveGone',
  'receiveNonsense',
  'receiveAway',
  'reconnect',
  'openNewerFile',
  'openFile',
];
/** The ways of a terminal through the model, by name. */
export const ways = waysThrough(findAndKeepModel, actions).map((way) => [wayName(way), way] as const);

/** A person at a terminal, whose commands call the service at `url`; `server` is on the same database. */
export async function startFace(
  server: TestServer,
  url: string,
): Promise<PartialDriver<typeof findAndKeepModel>> {
  await server.sql`delete from athletes`;
  const { dan, cleo, ada, bea } = findAndKeepWorld;
  const ids = await server.addAthletes([dan, cleo, ada, bea]);
  const [, , adaId = '', beaId = ''] = ids;
  const address = `https://matchpoint.example/board?shared=${sharedTargets([beaId, adaId])}`;
  let terminal: Opened | null = null;
  const start =
    (args: readonly string[], at = url) =>
    async () => {
      terminal = openTerminal(args, { MATCHPOINT_API_URL: at }, wide);
    };
  const list = (...args: readonly string[]) => start(['athletes', 'list', ...args]);
  const board = (from: string, at?: string) => start(['board', '--from', from], at);
  const file = (text: string) => async () => {
    const path = join(home, 'matchpoint-board.json');
    await writeFile(path, text);
    await start(['board', '--file', path])();
  };
  const ended = async () => {
    if (terminal === null) return expect.fail('Nothing was started');
    return { code: await terminal.ended, lines: terminal.shown().split('\n') };
  };
  const names = async () => {
    const { code, lines } = await ended();
    expect(code).toBe(0);
    return lines.flatMap((line) => /Demo \w+/.exec(line)?.[0].slice(5) ?? []);
  };
  await list()();
  return {
    actions: {
      narrow: list(...narrowed),
      order: list(...narrowed, '--sort', '-utr'),
      narrowToNobody: list(...narrowed, '--min-utr', '11', '--max-utr', '9'),
      widen: list(...narrowed),
      receive: board(address),
      receiveCut: board(address.slice(0, -9)),
      receiveGone: async () => {
        await server.sql`delete from athletes where id = ${adaId}`;
        await server.changed();
        await board(address)();
      },
      receiveNonsense: board('https://matchpoint.example/athletes/7'),
      receiveAway: board(address, nowhere),
      reconnect: board(address),
      openNewerFile: file(newerFile([beaId, adaId])),
      openFile: file(savedFile([beaId, adaId])),
    },
    sights: {
      listed: async () => expect(await names()).toEqual(['Bea', 'Ada', 'Cleo', 'Dan']),
      narrowed: async () => expect((await names()).toSorted()).toEqual(['Ada', 'Bea', 'Cleo']),
      nobody: async () =>
        expect(await ended()).toEqual({
          code: 2,
          lines: ['error: --min-utr 11 is above --max-utr 9, so that nothing can match', '(see --help)'],
        }),
      ordered: async () => expect(await names()).toEqual(['Bea', 'Ada', 'Cleo']),
      received: async () => {
        expect((await ended()).lines).toEqual([
          'Targets (2 places)',
          '#  ID  Name      Gender  Available for   UTR  ITF  GPA  SAT  TOEFL  Agency',
          `1  ${beaId.padStart(2)}  Demo Bea  Female  Fall 2028      9.60    -  3.4    -      -  -`,
          `2  ${adaId.padStart(2)}  Demo Ada  Female  Fall 2028      9.10    -  3.8    -      -  -`,
          '2 athletes in 1 column.',
        ]);
      },
      receivedCut: async () => {
        const { code, lines } = await ended();
        expect([code, lines[2]?.includes('Demo Bea'), ...lines.slice(3)]).toEqual([
          0,
          true,
          '1 athlete in 1 column.',
          'warning: The end of the address is missing, and so are the last athletes.',
        ]);
      },
      receivedGone: async () => {
        const { code, lines } = await ended();
        expect([code, lines[2]?.includes('Demo Bea'), ...lines.slice(3)]).toEqual([
          0,
          true,
          `2  ${adaId.padStart(2)}  (No longer listed)`,
          '2 athletes in 1 column.',
          'warning: 1 athlete is no longer listed.',
        ]);
      },
      refused: async () =>
        expect(await ended()).toEqual({
          code: 2,
          lines: [
            'error: This is not the address of a shared board. Copy the whole address that "Share" on the board gives, and put it in quotation marks.',
          ],
        }),
      unopened: async () =>
        expect(await ended()).toEqual({
          code: 3,
          lines: [
            'error: This file was saved by a newer version of Matchpoint. Reload or update, then open it again.',
          ],
        }),
      opened: async () => {
        expect((await ended()).lines).toEqual([
          'Targets (2 places)',
          '#  ID  Name      Gender  Available for   UTR  ITF  GPA  SAT  TOEFL  Agency  Mark  Note',
          `1  ${beaId.padStart(2)}  Demo Bea  Female  Fall 2028      9.60    -  3.4    -      -  -       -     Asks about physics`,
          `2  ${adaId.padStart(2)}  Demo Ada  Female  Fall 2028      9.10    -  3.8    -      -  -       -     -`,
          '2 athletes in 1 column.',
        ]);
      },
      awaited: async () =>
        expect(await ended()).toEqual({
          code: 1,
          lines: [
            `error: The service at ${nowhere} cannot be reached. Start it, or name another one with --api-url.`,
          ],
        }),
    },
  };
}
