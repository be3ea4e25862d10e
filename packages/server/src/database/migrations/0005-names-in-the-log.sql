-- Whom a change is about, where nothing else says it any more: the names of athletes that it removed, in the order of their ids, and
-- the address of a person who was invited, withdrawn, or removed. Both go at their request. Programs that do not know the columns
-- leave them empty.

alter table changes add column athlete_names text[] not null default '{}', add column whom text;

create index changes_by_whom on changes (whom) where whom is not null;
