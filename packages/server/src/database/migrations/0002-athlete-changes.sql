-- When an athlete was last changed; null: not since it was created. Without a default no row is written, and programs that do
-- not know the column go on.

alter table athletes add column changed_at timestamptz;
