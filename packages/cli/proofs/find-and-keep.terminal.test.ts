import { drive } from '@matchpoint/core/testing/drive';
import { startFace, ways } from '../tests/find-and-keep.ts';
import { withServer } from '../tests/fixtures.ts';

const test = withServer();

test.for(ways)('with the eleven calls alone: %s', async ([, way], { server, eleven }) =>
  drive(await startFace(server, eleven.url), way),
);
