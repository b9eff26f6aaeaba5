-- The text by which a list is sorted, as `fold` of contract/values/search.ts: a test compares the two. Null for a blank
-- one, which comes last. For the letters of Italian `plain` is the same, and faster. Not strict, so that the planner can inline it.
create function sort_text(t text) returns text language sql immutable parallel safe as $$
  select case when btrim(t, E' \t\r\n') = '' then null
    when octet_length(t) = length(t) then lower(t)
    when t !~ '[^ -~\nàáâãèéêëìíîïòóôõùúûçñÀÁÂÃÈÉÊËÌÍÎÏÒÓÔÕÙÚÛÇÑ‘’]' then public.plain(t)
    else lower(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(
      regexp_replace(t, '[\u2018\u2019\u201b\u2032\u02b9\u02bc\u00b4\uff07]', '''', 'g'), nfd),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'),
      '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'),
      '[\u0141\u0142]', 'l', 'g'),
      '[\u0110\u0111\u00d0\u00f0]', 'd', 'g'),
      '[\u0126\u0127]', 'h', 'g'),
      '\u0131', 'i', 'g'),
      '[\u00d8\u00f8\u0152\u0153]', 'oe', 'g'),
      '[\u00c6\u00e6]', 'ae', 'g'),
      '[\u00de\u00fe]', 'th', 'g'),
      '[\u00df\u1e9e]', 'ss', 'g')) end
$$;
