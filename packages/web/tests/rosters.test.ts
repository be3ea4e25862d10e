import { rosters } from '@matchpoint/core/testing/rosters/rosters';
import { testRosters } from './rosters.ts';

const names = ['Fall 2027 roster.xlsx', 'office.xlsx', 'hráči.csv'];

testRosters(rosters.filter(({ name }) => names.includes(name)));
