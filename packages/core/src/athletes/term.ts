import { type Spelling, spelledAs } from '../contract/address.ts';
import { athleteFields } from './athlete-fields.ts';

const semesterSpelling = spelledAs(athleteFields.available_semester.of);

/** 'fall  2027' as 'Fall 2027'. */
export const termSpelling: Spelling = (value) => value.trim().split(/\s+/).map(semesterSpelling).join(' ');
