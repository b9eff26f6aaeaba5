-- Until when the try of a job that is under way is held; null where none is. `due_at` does not tell it from the next try.
alter table job add column held_until timestamptz;
