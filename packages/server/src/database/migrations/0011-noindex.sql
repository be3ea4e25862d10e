-- Whether an agency and its athletes ask search engines to leave them out; null: no. Programs that do not know the column do not ask.

alter table agencies add column noindex boolean;

create index agencies_left_out_of_searches on agencies (id) where noindex;
