-- Grave calls of the provider's people that wait for a second administrator (FOUR_EYES): what was asked for, and what
-- became of it.
create table operator_proposal (
  id uuid primary key,
  endpoint text not null,
  what text not null,
  input jsonb not null,
  file bytea,
  proposed_by text not null references operator,
  proposed_at timestamptz not null,
  until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'running', 'done', 'refused', 'withdrawn')),
  -- Of the confirmation that is at work outside of a transaction.
  claim uuid,
  decided_by text,
  decided_at timestamptz,
  reason text
);
create index operator_proposal_by_person on operator_proposal (proposed_by, state);

alter table operator_proposal enable row level security;
alter table operator_proposal force row level security;
create policy of_the_owner on operator_proposal to current_user using (true) with check (true);
create policy of_the_operators on operator_proposal to sportello_operator using (true) with check (true);
create policy to_clean on operator_proposal to sportello_platform using (true);
grant select, insert, update on operator_proposal to sportello_operator;
grant select, delete on operator_proposal to sportello_platform;
