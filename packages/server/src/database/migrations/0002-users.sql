-- People with an account: `uid` is what the identity provider knows them by. Their profiles are the agencies
-- that they own, and a profile's id is its agency's.

create table users (
  id bigint generated always as identity primary key,
  uid text not null unique,
  email text not null,
  active_agency_id bigint references agencies on delete set null,
  created_at timestamptz not null default now()
);

alter table agencies add foreign key (owner_id) references users on delete set null;
create index agencies_of_an_owner on agencies (owner_id, id);

-- The demo agency that comes with a sign-in.
alter table directory add demo_agency_id bigint;
