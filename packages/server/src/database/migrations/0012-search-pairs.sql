-- Names are searched by a key that the database makes of the stored name and sort key, so that programs that do not know it write it
-- too. While the index is made nobody writes: at a million athletes for some seconds.

-- Whether the key has more than plain letters, digits and spaces.
create or replace function has_other_signs(name text, sort_key text) returns boolean
language sql immutable parallel safe return sort_key ~ '[^a-z0-9 ]' or position('´' in name) > 0;

-- An accent that stands alone is a space in sort keys; between two letters of the name it becomes an apostrophe.
create or replace function join_at_accents(name text, sort_key text) returns text
language sql immutable parallel safe return (
  select coalesce(string_agg(
    word || case when gap is null then '' when position(' ' in gap[1]) > 0 then ' ' else translate(gap[1], '´', '''') end,
    '' order by place), '')
  from string_to_table(sort_key, ' ') with ordinality as words(word, place)
  left join regexp_matches(btrim(name, ' ´'), '[ ´]+', 'g') with ordinality as gaps(gap, place) using (place)
);

-- `searchKey` of core, but what that takes from the ends of words stays: no word of a search begins or ends with it.
create or replace function search_key(name text, sort_key text) returns text
language sql immutable parallel safe return case
  when has_other_signs(name, sort_key) then translate(
    case when position('´' in name) > 0 then join_at_accents(name, sort_key) else sort_key end,
    '‘’‚‛ʹʺʻʼʽ`' || '−֊־᐀᠆‐‒–—―⸗⸚⸺⸻⹀⹝〜〰゠𐵮𐺭',
    repeat('''', 10) || repeat('-', 21)
  )
  else sort_key
end;

-- All neighboring signs of it.
create or replace function search_pairs(name text, sort_key text) returns text[]
language sql immutable parallel safe return
  string_to_array(regexp_replace(search_key(name, sort_key), '..', E'\\&\n', 'g'), E'\n')
  || string_to_array(regexp_replace(substr(search_key(name, sort_key), 2), '..', E'\\&\n', 'g'), E'\n');

create index if not exists athletes_by_pairs on athletes using gin (search_pairs(name, name_key));
