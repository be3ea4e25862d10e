-- A fact that an operator switches on (MATCHPOINT_FIELDS). Null is read as Looking, so that no row is written.

alter table athletes add column recruiting_status text;
