-- An agency that the operator has disabled is not shown to the public, nor are its athletes, and nobody changes them. Programs that
-- do not know the column show it.

alter table agencies add column disabled_at timestamptz;

create index disabled_agencies on agencies (id) where disabled_at is not null;
