import { rosters } from '@matchpoint/core/testing/rosters/rosters';
import { testRosters } from './rosters.ts';

const names = ['recruits.csv', 'office.xlsx', 'hráči.csv'];

testRosters(rosters.filter(({ name }) => names.includes(name)));
