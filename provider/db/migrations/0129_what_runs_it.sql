-- Whether requests may be sent here is asked over the connection that serves them.
grant select on migration to sportello_platform;
