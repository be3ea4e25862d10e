-- The directory: agencies and their athletes. What a column `…_key` holds is the collation key that core computes,
-- so that the order and the search of SQL are those of core's own predicate and comparator.

create table agencies (
  id bigint generated always as identity primary key,
  owner_id bigint,
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
  created_at timestamptz not null default now()
);

create table athletes (
  id bigint generated always as identity primary key,
  agency_id bigint references agencies on delete set null,
  name text not null,
  gender text check (gender in ('Male', 'Female')),
  sport text not null check (sport in ('Tennis', 'Soccer')),
  country_of_residence text,
  bio text,
  profile_url text,
  video_1 text,
  available_semester text check (available_semester in ('Fall', 'Spring')),
  available_year smallint,
  utr double precision,
  itf double precision,
  gpa double precision,
  sat double precision,
  toefl double precision,
  name_key text collate "C" not null,
  created_at timestamptz not null default now()
);

create index athletes_of_an_agency on athletes (agency_id, id desc);
create index athletes_by_name on athletes (name_key, id desc);

-- Names of countries as core orders and searches them; every start writes them anew where they differ.
create table countries (
  code text primary key,
  name_key text collate "C" not null
);

create table directory (
  only_row boolean primary key default true check (only_row),
  -- Tells one database's versions from another's, so that no client keeps an answer of a database that is gone.
  epoch text not null,
  cursor_key text not null,
  demo_loaded_at timestamptz
);

insert into directory (epoch, cursor_key)
values (left(md5(gen_random_uuid()::text), 8), gen_random_uuid()::text || gen_random_uuid()::text);

-- The version of the directory is the sum of the slots. A transaction raises a slot that no other transaction
-- holds, so writers do not wait for each other; a reader's snapshot sees exactly the raises of the changes it sees.
create table directory_version (
  slot smallint primary key,
  raises bigint not null
) with (fillfactor = 25);

insert into directory_version (slot, raises)
select slot, 0 from generate_series(0, 63) as slot;

create function raise_directory_version() returns trigger language plpgsql as $$
declare
  chosen smallint;
begin
  select slot into chosen
  from directory_version
  order by (slot = pg_backend_pid() % 64) desc
  limit 1
  for update skip locked;
  update directory_version
  set raises = raises + 1
  where slot = coalesce(chosen, (pg_backend_pid() % 64)::smallint);
  return null;
end
$$;

create trigger raise_directory_version
after insert or update or delete or truncate on agencies
for each statement execute function raise_directory_version();

create trigger raise_directory_version
after insert or update or delete or truncate on athletes
for each statement execute function raise_directory_version();
