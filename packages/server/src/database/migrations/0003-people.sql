-- The people of an agency beside its owner, the invitations that make them, and who changed what. Programs that know none of it
-- go on.

create table agency_editors (
  agency_id bigint not null references agencies on delete cascade,
  user_id bigint not null references users on delete cascade,
  added_at timestamptz not null default now(),
  primary key (agency_id, user_id)
);

create index agency_editors_by_user on agency_editors (user_id);

-- Since when the agency is its owner's; null: since it was created.
alter table agencies add column owner_since timestamptz;

create table invitations (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies on delete cascade,
  -- In lower case.
  email text not null,
  invited_by bigint references users on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Kept until it expires, so that accepting twice is answered as accepting once.
  accepted_at timestamptz,
  unique (agency_id, email)
);

create index invitations_by_email on invitations (email);
create index invitations_by_inviter on invitations (invited_by);
create index invitations_by_end on invitations (expires_at);

-- Names of what was changed, never values. An agency that was removed leaves its rows until they are old.
create table changes (
  id bigint generated always as identity primary key,
  agency_id bigint not null,
  user_id bigint references users on delete set null,
  at timestamptz not null default now(),
  action text not null,
  athlete_ids bigint[] not null default '{}',
  fields text[] not null default '{}'
);

create index changes_by_agency on changes (agency_id, id);
create index changes_by_user on changes (user_id);
create index changes_by_time on changes (at);

-- Accounts that were removed, as long as a sign-in of theirs may go on: no call of it makes them anew. `uid_digest` says nothing of
-- the account, `is_complete` that the identity provider has removed it, too.
create table removed_accounts (
  uid_digest text primary key,
  removed_at timestamptz not null default now(),
  is_complete boolean not null default false
);

-- Removing an agency takes it from those for whom it is the active profile.
create index users_by_active_agency on users (active_agency_id) where active_agency_id is not null;
