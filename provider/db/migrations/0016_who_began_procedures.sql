-- Who began a procedure is written to when somebody else cancels it. Absent for those begun by an earlier release.
alter table procedure_run add column started_by text;
