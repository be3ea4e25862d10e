import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/athlete';
import type { Command } from 'commander';
import { csvLine } from '../csv.ts';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';

const example: Required<AthleteDraft> = {
  name: 'Ada Example',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
  gender: 'Female',
  country_of_residence: 'Switzerland',
  GPA: 3.7,
  SAT: 1280,
  TOEFL: 104,
  UTR: 9.85,
  ITF: 312,
  profile_url: 'https://example.com/ada',
  video_1: 'https://example.com/ada/video',
  bio: 'Plays left-handed.',
};

export function athletesTemplate(command: Command, host: Host): void {
  command.action(() => {
    const cells = new Map<string, unknown>(Object.entries(example));
    const fields = Object.keys(athleteDraft.shape);
    host.stdout.write(csvLine(fields));
    host.stdout.write(csvLine(fields.map((field) => String(cells.get(field) ?? ''))));
  });
  addExamples(command, {
    'matchpoint athletes template > roster.csv': 'the columns, and one athlete as an example to replace',
  });
}
