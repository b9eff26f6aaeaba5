-- Until when a mail that is being sent is its sender's; null where none is. `due_at` does not tell it from the next try.
alter table mail add column held_until timestamptz;
