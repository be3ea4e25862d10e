-- Whether families agreed (docs/rules/consent.md). Programs that know none of it show who waits.

alter table athletes
  -- Out of every list, because no yes holds; null: no.
  add column waiting boolean,
  -- How it stands with the family; null: nobody has asked.
  add column consent text,
  -- By the word of the agency.
  add column agreed_on date,
  -- The last day of the yes, and the key of the name that it covers.
  add column consent_until date,
  add column agreed_name_key text collate "C";

create index unlisted_athletes on athletes (id) where hidden or waiting;
create index athletes_by_end_of_consent on athletes (consent_until) where consent_until is not null;

create table family_links (
  id bigint generated always as identity primary key,
  athlete_id bigint not null references athletes on delete cascade,
  -- SHA-256 of its 160 random bits.
  digest text collate "C" not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  ended_at timestamptz
);

create index family_links_by_athlete on family_links (athlete_id);

create table family_answers (
  id bigint generated always as identity primary key,
  athlete_id bigint not null references athletes on delete cascade,
  answer text not null,
  role text,
  name text,
  -- Of the athlete, as it was read.
  athlete_name text not null,
  language text not null,
  text_version text not null,
  answered_at timestamptz not null default now(),
  -- The sender's own.
  key text collate "C" not null,
  unique (athlete_id, key)
);
