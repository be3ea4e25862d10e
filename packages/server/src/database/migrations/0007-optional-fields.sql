-- Facts that an operator switches on (MATCHPOINT_FIELDS). Without defaults no row is written, and programs that do not know the
-- columns go on.

alter table athletes
  add column wtn double precision,
  add column act double precision,
  add column duolingo double precision,
  add column ielts double precision;
