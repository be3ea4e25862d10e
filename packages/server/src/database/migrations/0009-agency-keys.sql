-- Keys with which programs act for an agency, as digests: the text of a key is stored nowhere. Programs that know none of it go on.

create table agency_keys (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies on delete cascade,
  name text not null,
  -- SHA-256 of the whole text.
  digest text collate "C" not null unique,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- To the hour.
  last_used_at timestamptz
);

create index agency_keys_by_agency on agency_keys (agency_id);
create index agency_keys_by_creator on agency_keys (created_by);

-- The name of the key that made a change, or that it is about.
alter table changes add column key_name text;
