import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { freshHome } from './matchpoint.ts';

// Runs before each test file, also where files share modules.
const home = freshHome();
afterAll(() => rmSync(home, { recursive: true, force: true }));
