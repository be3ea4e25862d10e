-- An edit that leaves an athlete's agency as it is does not look at the agency, as under a foreign key: locking it made
-- the edit and a removal of the agency, which waits for the athlete, lock each other out.

drop trigger check_agencies_of_edited on athletes;

create function check_agency_of_athlete() returns trigger language plpgsql as $$
begin
  perform from agencies where id = new.agency_id for key share;
  if not found then
    raise foreign_key_violation using message = format('athletes: there is no agency %s', new.agency_id);
  end if;
  return null;
end
$$;

create trigger check_agency_of_edited
after update of agency_id on athletes
for each row when (new.agency_id is distinct from old.agency_id and new.agency_id is not null)
execute function check_agency_of_athlete();
