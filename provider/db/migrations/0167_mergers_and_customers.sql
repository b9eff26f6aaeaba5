-- What the provider's own staff sees of mergers, and how many of the choices have their answer.
grant select (customer_code, cessata, anno, destinations, announced_at, sent_at, done_at) on resizing to sportello_operator;
grant select (customer_code) on resizing_answer to sportello_operator;

-- What is known of a school as a customer was written by the demo alone.
grant select, insert, update on customer_record to sportello_operator;

-- When schools took over what the registry says.
create policy lists_of_operators on registry_update for select to sportello_operator using (true);
grant select (customer_code, anno, updated_at) on registry_update to sportello_operator;
