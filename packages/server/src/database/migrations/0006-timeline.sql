-- The primary's timeline, another one after each promotion of a standby; null: it is not watched. And when the directory last
-- became another one than before: what began earlier is refused.
alter table directory add column timeline text, add column renewed_at timestamptz not null default '-infinity';
