import { fuzz } from './fuzz.ts';
import { prove } from './world.ts';

prove('fuzz', 10, async ({ serve, newcomer, say }) =>
  fuzz({
    url: await serve({ MATCHPOINT_IDLE_SECONDS: '5', MATCHPOINT_CONSENT: 'family' }).ready,
    requests: 21_000,
    seed: Number(process.env['MATCHPOINT_PROVE_SEED'] ?? Date.now() % 1_000_000_000),
    newcomer: async () => (await newcomer()).token,
    say,
  }),
);
