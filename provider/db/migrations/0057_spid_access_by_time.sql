-- The staff's list of archives reads the first and the last access of each school from the ends of this index.
create index spid_access_by_time on spid_access (customer_code, at);
