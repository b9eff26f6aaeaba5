-- The fee that the provider proposes for the next year, in cents; null where the list price holds.
alter table yearly_contract add column proposed_fee integer check (proposed_fee >= 0);
