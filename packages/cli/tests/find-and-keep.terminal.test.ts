import { drive } from '@matchpoint/core/testing/drive';
import { expect } from 'vitest';
import { startFace, ways } from './find-and-keep.ts';
import { withServer } from './fixtures.ts';

const test = withServer();

test('all ways that a terminal has were walked', () => expect(ways).toHaveLength(7));

test.for(ways)('%s', async ([, way], { server }) => drive(await startFace(server, server.url), way));
