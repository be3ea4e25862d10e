-- Finds parts of names without reading every athlete. The extension comes with PostgreSQL and needs no superuser; where it is
-- not installed, or not allowed, a search reads them all, as before.
do $$
begin
  create extension if not exists pg_trgm;
  create index athletes_by_part_of_name on athletes using gin (name_key gin_trgm_ops);
  -- A word may also be of a country, or of an agency, which a constraint's index has.
  create index athletes_by_country on athletes (country_of_residence);
exception when undefined_file or insufficient_privilege or feature_not_supported or undefined_object then
  raise notice 'pg_trgm is not to be had: %', sqlerrm;
end
$$;
