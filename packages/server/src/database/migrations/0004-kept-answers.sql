-- What public reads answer of a row lies in the row, as JSON that is ready: it is written once and read many times,
-- and making it anew took three quarters of a list's time. Each row's text depends on that row alone: an athlete's is
-- left open at its end, which its agency has ready, so that renaming an agency touches no athlete.

alter table agencies add column answer text, add column closing_answer text;
alter table athletes add column open_answer text;

create function keep_agency_answer() returns trigger language plpgsql as $$
begin
  select row_to_json(fields)::text into new.answer
  from (
    select new.id::text as id, new.name, new.sports, new.country, new.address, new.city, new.zip_code,
      new.agency_information, new.email, new.phone_number
  ) as fields;
  new.closing_answer = ',"agency_name":' || to_json(new.name)::text || '}';
  return new;
end
$$;

create function keep_athlete_answer() returns trigger language plpgsql as $$
begin
  select left(row_to_json(fields)::text, -1) into new.open_answer
  from (
    select new.id::text as id, new.name, new.gender, new.sport, new.country_of_residence, new.bio,
      new.agency_id::text as agency_id, new.profile_url, new.video_1,
      new.available_semester, new.available_year,
      new.utr as "UTR", new.itf as "ITF", new.gpa as "GPA", new.sat as "SAT", new.toefl as "TOEFL"
  ) as fields;
  return new;
end
$$;

create trigger keep_answer
before insert or update on agencies
for each row execute function keep_agency_answer();

create trigger keep_answer
before insert or update on athletes
for each row execute function keep_athlete_answer();

update agencies set name = name;
update athletes set name = name;

alter table agencies alter column answer set not null, alter column closing_answer set not null;
alter table athletes alter column open_answer set not null;
