-- How often somebody has tried what is limited, in a window of time; `key` is a digest, so that neither addresses nor
-- emails lie here. Counted in the database, so that the limit holds for all processes together.

create table attempts (
  key text primary key,
  tried integer not null,
  window_ends_at timestamptz not null
);

create index attempts_by_end on attempts (window_ends_at);
