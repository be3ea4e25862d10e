import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SaveEnd, ToSave, Wanted } from '../forms/edit.machine.ts';
import { newRevision } from '../forms/revision.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { type AthleteEntry, noAthleteEntry } from './athlete-form.ts';
import { editAthleteMachine, type StoredAthlete } from './edit-athlete.machine.ts';
import { editAthleteView } from './edit-athlete.view.ts';

const first: StoredAthlete = {
  sport: 'Tennis',
  entry: {
    ...noAthleteEntry,
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: '2027',
    GPA: '3.1',
  },
  version: '"1"',
};
/** Another editor's stored version. */
const second: StoredAthlete = {
  sport: 'Tennis',
  entry: { ...first.entry, GPA: '3.2', bio: 'Plays.' },
  version: '"2"',
};
const third: StoredAthlete = {
  sport: 'Tennis',
  entry: { ...second.entry, GPA: '3.3' },
  version: '"3"',
};
const mine = { ...first.entry, GPA: '3.9' };
const done: StoredAthlete = { ...first, entry: mine, version: '"2"' };

const refused = (status: number, text: string) => new ApiError('refused', text, { status });
const unreachable = new ApiError('unreachable', 'The service cannot be reached.');
const unforeseen = new TypeError('id is undefined');

const puppets = {
  load: puppet<StoredAthlete, Wanted>('load', {
    done: [first],
    failed: [
      refused(404, 'Not found.'),
      refused(405, 'No such call.'),
      refused(403, 'Not yours.'),
      unreachable,
      unforeseen,
    ],
  }),
  save: puppet<SaveEnd<StoredAthlete>, ToSave<AthleteEntry, StoredAthlete>>('save', {
    done: [
      { now: done, isSaved: true },
      { now: second, isSaved: false },
      { now: third, isSaved: false },
    ],
    failed: [
      refused(404, 'Not found.'),
      refused(501, 'No such call.'),
      refused(422, 'GPA is odd'),
      unreachable,
      unforeseen,
    ],
  }),
};
const scene = {
  machine: editAthleteMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', id: '7', name: 'Ada Example' },
    { type: 'edit', entry: mine },
    { type: 'leave', field: 'GPA' },
    { type: 'submit', entry: mine },
    { type: 'submit', entry: first.entry },
    { type: 'submit', entry: { ...mine, GPA: '5' } },
    { type: 'retry' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context }) => [
    context.base === null,
    context.entry.GPA === context.base?.entry.GPA,
    context.problems[0]?.field ?? context.problems.length,
  ],
} satisfies Parameters<typeof walk<typeof editAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(112);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "editAthlete: closed {base: null, entry: {}, sent: {}, unanswered: null, conflicts: [], filled: 0, problems: [], fromService: false, attempt: 0, id: '', name: '', savedFields: []}
      open → opened.loading #shown {id: '7', name: 'Ada Example'}, starts load {id: '7'}
        close → closed
        load done → opened.form.editing #shown {base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, filled: 1}
          edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
            edit → opened.form.editing #shown
            leave → opened.form.editing #shown
            submit → saving #busy #shown {sent: {GPA: '3.9'}}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
            submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown {entry: {GPA: '3.1'}}
            submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], attempt: 1}
            close → confirmingDiscard #shown
              keepEditing → opened.form.editing #shown
              discard → closed
                open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0}, starts load {id: '7'}
          leave → opened.form.editing #shown
          submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
            edit → saving #busy #shown
            save done → opened.form.ended.saved #shown {base: {entry: {GPA: '3.9'}, version: '"2"'}, savedFields: ['GPA']}, emits saved {name: 'Ada Example'}
              open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0, savedFields: []}, starts load {id: '7'}
              edit → opened.form.editing #shown
              leave → opened.form.ended.saved #shown
              submit → opened.form.ended.unchanged #shown
              submit {entry: {GPA: '3.1'}} → saving #busy #shown {entry: {GPA: '3.1'}, sent: {GPA: '3.1'}}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, version: '"2"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, unanswered: null}
              submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], attempt: 1}
              retry → opened.form.refreshing #shown, starts load {id: '7'}
              close → closed
            save done → opened.conflicted #shown {base: {entry: {GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, entry: {bio: 'Plays.'}, sent: {bio: 'Plays.'}, conflicts: ['GPA'], filled: 2}
              keepMine → saving #busy #shown {conflicts: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9', bio: 'Plays.'}, unanswered: null}
              takeTheirs → opened.form.editing #shown {entry: {GPA: '3.2'}, conflicts: [], filled: 3}
              close → confirmingDiscard #shown
            save done → opened.conflicted #shown {base: {entry: {GPA: '3.3', bio: 'Plays.'}, version: '"3"'}, entry: {bio: 'Plays.'}, sent: {bio: 'Plays.'}, conflicts: ['GPA'], filled: 2}
            save failed: ApiError: Not found. → opened.form.editing #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], fromService: true, attempt: 1}, emits gone
              edit → opened.form.editing #shown
              leave → opened.form.editing #shown
              submit → saving #busy #shown {problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
              submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown {entry: {GPA: '3.1'}, problems: []}
              submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], fromService: false, attempt: 2}
              close → confirmingDiscard #shown
                keepEditing → opened.form.editing #shown
                discard → closed
                  open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0, problems: [], fromService: false, attempt: 0}, starts load {id: '7'}
            save failed: ApiError: No such call. → opened.form.editing #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], fromService: true, attempt: 1}
            save failed: ApiError: GPA is odd → opened.form.editing #shown {problems: [{field: null, message: 'GPA is odd'}], fromService: true, attempt: 1}
            save failed: ApiError: The service cannot be reached. → opened.form.unanswered #shown {unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
              edit → opened.form.unanswered #shown
              leave → opened.form.unanswered #shown
              submit → saving #busy #shown {problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
              submit {entry: {GPA: '3.1'}} → saving #busy #shown {entry: {GPA: '3.1'}, sent: {GPA: '3.1'}, problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
                edit → saving #busy #shown {entry: {GPA: '3.9'}}
                save done → opened.form.ended.saved #shown {base: {entry: {GPA: '3.9'}, version: '"2"'}, entry: {GPA: '3.9'}, unanswered: null, filled: 2}, emits saved {name: 'Ada Example'}
                save done → opened.conflicted #shown {base: {entry: {GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, entry: {GPA: '3.2', bio: 'Plays.'}, sent: {GPA: '3.2', bio: 'Plays.'}, unanswered: null, filled: 2}
                  keepMine → saving #busy #shown, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.2', bio: 'Plays.'}, unanswered: null}
                  takeTheirs → opened.form.editing #shown
                  close → closed
                save done → opened.conflicted #shown {base: {entry: {GPA: '3.3', bio: 'Plays.'}, version: '"3"'}, entry: {GPA: '3.3', bio: 'Plays.'}, sent: {GPA: '3.3', bio: 'Plays.'}, unanswered: null, filled: 2}
                save failed: ApiError: Not found. → opened.form.editing #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], attempt: 2}, emits gone
                  edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
                  leave → opened.form.editing #shown
                  submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}, problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
                  submit {entry: {GPA: '3.1'}} → saving #busy #shown {problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
                  submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], fromService: false, attempt: 3}
                  retry → opened.form.refreshing #shown, starts load {id: '7'}
                    edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
                    leave → opened.form.refreshing #shown
                    submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}, problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
                    submit {entry: {GPA: '3.1'}} → saving #busy #shown {problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}}
                    submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], fromService: false, attempt: 3}
                    close → closed
                    load done → opened.form.editing #shown {unanswered: null}
                    load failed: ApiError: Not found. → opened.form.editing #shown
                    load failed: ApiError: No such call. → opened.form.editing #shown
                    load failed: ApiError: Not yours. → opened.form.editing #shown
                    load failed: ApiError: The service cannot be reached. → opened.form.editing #shown
                    load failed: TypeError: id is undefined → opened.form.editing #shown
                  close → closed
                    open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, unanswered: null, filled: 0, problems: [], fromService: false, attempt: 0}, starts load {id: '7'}
                save failed: ApiError: No such call. → opened.form.editing #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], attempt: 2}
                save failed: ApiError: GPA is odd → opened.form.editing #shown {problems: [{field: null, message: 'GPA is odd'}], attempt: 2}
                save failed: ApiError: The service cannot be reached. → opened.form.unanswered #shown {unanswered: {GPA: '3.1'}, problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
                  edit → opened.form.unanswered #shown {entry: {GPA: '3.9'}}
                  leave → opened.form.unanswered #shown
                  submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}, problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}}
                  submit {entry: {GPA: '3.1'}} → saving #busy #shown {problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}}
                  submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], fromService: false, attempt: 3}
                  close → closed
                save failed: TypeError: id is undefined → opened.form.unanswered #shown {unanswered: {GPA: '3.1'}, problems: [{field: null, message: 'Something went wrong.'}], attempt: 2}
              submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], fromService: false, attempt: 2}
              close → confirmingDiscard #shown
            save failed: TypeError: id is undefined → opened.form.unanswered #shown {unanswered: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}
          submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown
            open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0}, starts load {id: '7'}
            edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
            leave → opened.form.ended.unchanged #shown
            submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
            submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown
            submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], attempt: 1}
            retry → opened.form.refreshing #shown, starts load {id: '7'}
            close → closed
          submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], attempt: 1}
            edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
            leave → opened.form.editing #shown
            submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}, problems: []}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
            submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown {entry: {GPA: '3.1'}, problems: []}
            submit {entry: {GPA: '5'}} → opened.form.editing #shown {attempt: 2}
            close → confirmingDiscard #shown
              keepEditing → opened.form.editing #shown
              discard → closed
                open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0, problems: [], attempt: 0}, starts load {id: '7'}
          retry → opened.form.refreshing #shown, starts load {id: '7'}
            edit → opened.form.editing #shown {entry: {GPA: '3.9'}}
            leave → opened.form.refreshing #shown
            submit → saving #busy #shown {entry: {GPA: '3.9'}, sent: {GPA: '3.9'}}, starts save {id: '7', base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, unanswered: null}
            submit {entry: {GPA: '3.1'}} → opened.form.ended.unchanged #shown
            submit {entry: {GPA: '5'}} → opened.form.editing #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'GPA must be between 1 and 4'}], attempt: 1}
            close → closed
            load done → opened.form.editing #shown
            load failed: ApiError: Not found. → opened.form.editing #shown
            load failed: ApiError: No such call. → opened.form.editing #shown
            load failed: ApiError: Not yours. → opened.form.editing #shown
            load failed: ApiError: The service cannot be reached. → opened.form.editing #shown
            load failed: TypeError: id is undefined → opened.form.editing #shown
          close → closed
            open → opened.loading #shown {base: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, sent: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0}, starts load {id: '7'}
        load failed: ApiError: Not found. → opened.missing #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], fromService: true, attempt: 1}, emits gone
          close → closed
            open → opened.loading #shown {problems: [], fromService: false, attempt: 0}, starts load {id: '7'}
        load failed: ApiError: No such call. → opened.missing #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], fromService: true, attempt: 1}
        load failed: ApiError: Not yours. → opened.refused #shown {problems: [{field: null, message: 'Not yours.'}], fromService: true, attempt: 1}
          retry → opened.loading #shown, starts load {id: '7'}
            close → closed
            load done → opened.form.editing #shown {base: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, sent: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, filled: 1, problems: []}
            load failed: ApiError: Not found. → opened.missing #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], attempt: 2}, emits gone
            load failed: ApiError: No such call. → opened.missing #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], attempt: 2}
            load failed: ApiError: Not yours. → opened.refused #shown {attempt: 2}
            load failed: ApiError: The service cannot be reached. → opened.unreachable #shown {problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
            load failed: TypeError: id is undefined → opened.unreachable #shown {problems: [{field: null, message: 'Something went wrong.'}], attempt: 2}
          close → closed
        load failed: ApiError: The service cannot be reached. → opened.unreachable #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
          retry → opened.loading #shown, starts load {id: '7'}
          close → closed
          after retry → opened.loading #shown, starts load {id: '7'}
        load failed: TypeError: id is undefined → opened.unreachable #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

async function openDialog() {
  const { load, save } = puppets;
  const dialog = createActor(editAthleteMachine.provide({ actors: puppets })).start();
  const news: unknown[] = [];
  dialog.on('*', (event) => news.push(event));
  dialog.send({ type: 'open', id: '7', name: 'Ada Example' });
  load.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches({ opened: 'form' }));
  const [saved, conflict, another, , , odd, , broken] = save.outcomes;
  const settled = async (outcome: typeof saved) => {
    outcome?.settle();
    return waitFor(dialog, (state) => !state.hasTag('busy'));
  };
  return { dialog, news, sent: () => save.inputs.at(-1), settled, saved, conflict, another, odd, broken };
}

test('what was typed is sent with what it was loaded as, and says who was saved', async () => {
  const { dialog, news, sent, settled, saved } = await openDialog();
  const entry = { ...mine, name: 'Ada Sample ' };
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await settled(saved);
  expect({ sent: sent(), news, value, savedFields: context.savedFields, stored: context.base }).toMatchObject(
    {
      sent: { id: '7', base: first, sent: entry, unanswered: null },
      news: [{ type: 'saved', name: 'Ada Sample' }],
      value: { opened: { form: { ended: 'saved' } } },
      savedFields: ['name', 'GPA'],
      stored: done,
    },
  );
});

test('mine is kept over the new version; a second conflict asks again, and a refusal after it keeps all', async () => {
  const { dialog, sent, settled, conflict, another, odd } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const asked = await settled(conflict);
  dialog.send({ type: 'keepMine' });
  const again = sent();
  const askedAgain = await settled(another);
  dialog.send({ type: 'keepMine' });
  const { value, context } = await settled(odd);
  const both = ({ context }: typeof asked) => [context.conflicts, context.base?.entry.GPA, context.entry.GPA];
  expect([asked.value, both(asked), askedAgain.value, both(askedAgain)]).toEqual([
    { opened: 'conflicted' },
    [['GPA'], '3.2', '3.9'],
    { opened: 'conflicted' },
    [['GPA'], '3.3', '3.9'],
  ]);
  expect([again, value, context.base, context.entry, context.problems]).toMatchObject([
    { base: second, sent: { ...second.entry, GPA: '3.9' } },
    { opened: { form: 'editing' } },
    third,
    { ...third.entry, GPA: '3.9' },
    [{ field: null, message: 'GPA is odd' }],
  ]);
});

test('what is loaded at the second try keeps no problem of the first', async () => {
  const dialog = createActor(editAthleteMachine.provide({ actors: puppets })).start();
  dialog.send({ type: 'open', id: '7', name: 'Ada Example' });
  puppets.load.outcomes[4]?.settle();
  await waitFor(dialog, ({ context }) => context.problems.length > 0);
  dialog.send({ type: 'retry' });
  puppets.load.outcomes[0]?.settle();
  const { context } = await waitFor(dialog, ({ context: now }) => now.base === first);
  expect([context.problems, context.entry]).toEqual([[], first.entry]);
});

test('who goes on editing finds the form as it was left', async () => {
  const { dialog, settled, broken } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await settled(broken);
  dialog.send({ type: 'close' });
  dialog.send({ type: 'keepEditing' });
  const after = dialog.getSnapshot();
  expect([value, after.value, after.context]).toEqual([{ opened: { form: 'unanswered' } }, value, context]);
});

test('a stored value that nobody would take today does not keep another field from being saved', async () => {
  const odd: StoredAthlete = { ...first, entry: { ...first.entry, GPA: '3.75' } };
  const load = puppet<StoredAthlete, Wanted>('load', { done: [odd] });
  const dialog = createActor(editAthleteMachine.provide({ actors: { ...puppets, load } })).start();
  dialog.send({ type: 'open', id: '7', name: 'Ada Example' });
  load.outcomes[0]?.settle();
  await waitFor(dialog, ({ context }) => context.base === odd);
  dialog.send({ type: 'submit', entry: { ...odd.entry, name: 'Ada Sample' } });
  expect(dialog.getSnapshot().value).toBe('saving');
});

test('theirs are taken: the form goes on with what is stored', async () => {
  const { dialog, settled, conflict } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { context: before } = await settled(conflict);
  dialog.send({ type: 'takeTheirs' });
  const { value, context } = dialog.getSnapshot();
  expect([value, context.entry, context.conflicts, context.filled - before.filled]).toEqual([
    { opened: { form: 'editing' } },
    second.entry,
    [],
    1,
  ]);
});

test('what is read again replaces what nobody typed over, without a conflict with an earlier attempt', async () => {
  const { dialog, settled, conflict } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  await settled(conflict);
  dialog.send({ type: 'takeTheirs' });
  dialog.send({ type: 'retry' });
  puppets.load.outcomes[0]?.settle();
  const { context } = await waitFor(dialog, ({ context: now }) => now.base === first);
  expect([editAthleteView(dialog.getSnapshot()).page, context.entry, context.conflicts]).toEqual([
    'form',
    first.entry,
    [],
  ]);
});

test('an unexpected error is no refusal: what was sent may be saved, and is sent again', async () => {
  const { dialog, sent, settled, broken } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await settled(broken);
  dialog.send({ type: 'submit', entry: context.entry });
  expect({ value, context, sent: sent() }).toMatchObject({
    value: { opened: { form: 'unanswered' } },
    context: {
      ...newRevision(noAthleteEntry),
      id: '7',
      base: first,
      entry: mine,
      sent: mine,
      unanswered: mine,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
      filled: 1,
    },
    sent: { base: first, sent: mine, unanswered: mine },
  });
});

test('a mended field loses its error when it is left', async () => {
  const { dialog } = await openDialog();
  dialog.send({ type: 'submit', entry: { ...mine, GPA: '5', SAT: '1' } });
  const { problems } = dialog.getSnapshot().context;
  dialog.send({ type: 'edit', entry: { ...mine, SAT: '1' } });
  dialog.send({ type: 'leave', field: 'GPA' });
  expect([problems, dialog.getSnapshot().context.problems]).toEqual([
    [
      { field: 'GPA', message: 'GPA must be between 1 and 4' },
      { field: 'SAT', message: 'SAT must be between 400 and 1600' },
    ],
    [{ field: 'SAT', message: 'SAT must be between 400 and 1600' }],
  ]);
});
