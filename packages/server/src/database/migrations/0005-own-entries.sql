-- What an agency writes of itself and its athletes. `version` counts the edits of an entry. `client_ref` is the sender's
-- own name for what it created, so that what is sent twice is created once; `payload_digest` tells whether it was the
-- same.

alter table agencies
  add client_ref text collate "C",
  add payload_digest text,
  add version integer not null default 1;

create unique index agencies_by_client_ref on agencies (owner_id, client_ref) where client_ref is not null;

alter table athletes
  add client_ref text collate "C",
  add payload_digest text,
  add version integer not null default 1;

create unique index athletes_by_client_ref on athletes (agency_id, client_ref) where client_ref is not null;
