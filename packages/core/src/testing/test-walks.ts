import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { missedByAll, pathName, type Scene, walk } from './walk.ts';
import { expectedSights, walkLive } from './walk-live.ts';

/**
 * Declares the tests of each machine: its scenes reach every state and transition, every state can be left, and a live
 * actor goes the same paths.
 * @param secret is in no stored snapshot
 */
export function testWalks(scenes: Readonly<Record<string, Scene<AnyStateMachine>>>, secret?: string): void {
  const walks = Object.values(scenes).map((scene) => walk(scene));

  test('every state and transition is reached, and none is stuck', () => {
    const stuck = walks.flatMap((walked) => walked.stuck);
    expect({ missed: missedByAll(walks), stuck }).toEqual({ missed: [], stuck: [] });
  });

  const lives = Object.entries(scenes).flatMap(([name, scene], index) =>
    (walks[index]?.paths ?? []).map((path) => [`${name}: ${pathName(path)}`, scene, path] as const),
  );
  test.each(lives)('live: %s', async (_, scene, path) => {
    const { sights, stored } = await walkLive(scene, path);
    expect(sights).toEqual(expectedSights(path));
    if (secret !== undefined) expect(stored.filter((snapshot) => snapshot.includes(secret))).toEqual([]);
  });
}

/** Tells a form that the service refused from one that its own judgement did. */
export const problemFacts = ({
  context: {
    problems: [problem],
    fromService,
  },
}: {
  readonly context: { readonly problems: readonly unknown[]; readonly fromService: boolean };
}) => ({ refused: problem !== undefined && fromService, invalid: problem !== undefined && !fromService });
