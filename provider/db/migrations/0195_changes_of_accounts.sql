-- Taking an operation back finds by these whether somebody changed since what it set: the value alone is the same again
-- after two changes. Whoever sets an expiry anew, though to the same day, counts it by themselves.
alter table account add column spid_changes integer not null default 0;
alter table account add column term_changes integer not null default 0;

create function count_account_changes() returns trigger language plpgsql as $$
begin
  if new.spid_enabled is distinct from old.spid_enabled then
    new.spid_changes := old.spid_changes + 1;
  end if;
  if new.data_scadenza is distinct from old.data_scadenza then
    new.term_changes := old.term_changes + 1;
  end if;
  return new;
end $$;
create trigger count_changes before update of spid_enabled, data_scadenza on account
  for each row execute function count_account_changes();
