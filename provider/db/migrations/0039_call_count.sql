-- How many calls a person and a school made in each minute, for all processes together; provider/http/limits writes
-- them once a second. What a crash loses of it is a minute of counting.
create unlogged table call_count (
  key text not null,
  -- The second since 1970 with which the minute ends.
  slot bigint not null,
  hits integer not null,
  primary key (key, slot)
);
grant select, insert, update, delete on call_count to sportello_platform;
