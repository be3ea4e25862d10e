-- A row of a type is made JSON within one expression, which takes half the time that a query in a trigger does.

create type athlete_answer as (
  id text, name text, gender text, sport text, country_of_residence text, bio text, agency_id text,
  profile_url text, video_1 text, available_semester text, available_year smallint,
  "UTR" double precision, "ITF" double precision, "GPA" double precision, "SAT" double precision,
  "TOEFL" double precision
);

create or replace function keep_athlete_answer() returns trigger language plpgsql as $$
begin
  new.open_answer = left(row_to_json(row(
    new.id, new.name, new.gender, new.sport, new.country_of_residence, new.bio, new.agency_id,
    new.profile_url, new.video_1, new.available_semester, new.available_year,
    new.utr, new.itf, new.gpa, new.sat, new.toefl
  )::athlete_answer)::text, -1);
  return new;
end
$$;
