-- The directory: people, their agencies and the athletes whom these list. A column `…_key` holds the collation key that
-- core computes of a text, so that SQL orders and searches as core does. `revision` counts the edits of a row.
-- `client_ref` is the sender's own name for what it created, so that a request that is sent twice creates once;
-- `payload_digest` says whether the second one asked for the same.

create table users (
  id bigint generated always as identity primary key,
  -- The account's id at the identity provider.
  uid text not null unique,
  email text not null,
  active_agency_id bigint,
  -- Agencies and athletes that were created within a minute, for the quota.
  rows_created integer not null default 0,
  rows_since timestamptz not null default '-infinity',
  created_at timestamptz not null default now()
);

create table agencies (
  id bigint generated always as identity primary key,
  owner_id bigint references users on delete set null,
  name text not null,
  sports text[] not null default '{}',
  country text,
  address text,
  city text,
  zip_code text,
  agency_information text,
  email text,
  phone_number text,
  name_key text collate "C" not null,
  city_key text collate "C",
  client_ref text collate "C",
  payload_digest text,
  revision integer not null default 1,
  -- At least as many as it has, for the quota: corrected when it seems to be exceeded.
  athletes_created integer not null default 0,
  created_at timestamptz not null default now(),
  unique (owner_id, client_ref)
);

alter table users add foreign key (active_agency_id) references agencies on delete set null;

create table athletes (
  id bigint generated always as identity primary key,
  agency_id bigint references agencies on delete set null,
  name text not null,
  gender text,
  sport text not null,
  country_of_residence text,
  bio text,
  profile_url text,
  video_1 text,
  available_semester text,
  available_year smallint,
  utr double precision,
  itf double precision,
  gpa double precision,
  sat double precision,
  toefl double precision,
  name_key text collate "C" not null,
  client_ref text collate "C",
  payload_digest text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  unique (agency_id, client_ref)
);

-- Names of countries as core orders and searches them; every start corrects those that differ.
create table countries (
  code text primary key,
  name_key text collate "C" not null
);

create table directory (
  only_row boolean primary key default true check (only_row),
  -- Distinguishes the versions of one database from those of another, so that no client keeps an answer of a database that is gone.
  epoch text not null default left(md5(gen_random_uuid()::text), 8),
  cursor_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- Raised by every transaction that changes an agency or an athlete, as the last thing that it does.
  version bigint not null default 0,
  demo_loaded_at timestamptz,
  demo_agency_id bigint
);

insert into directory default values;

-- How often somebody has tried what is limited. `key` is a digest: neither addresses nor emails are stored.
create table attempts (
  key text primary key,
  tried integer not null,
  window_ends_at timestamptz not null
);

create index attempts_by_end on attempts (window_ends_at);
