import { rosters } from '@matchpoint/core/testing/rosters/rosters';
import { testRosters } from '../tests/rosters.ts';

testRosters(rosters);
