-- An athlete that its agency alone sees; null: it is listed. Programs that do not know the column show it.

alter table athletes add column hidden boolean;
