-- Ended proposals stay in the list for good; after a time only what they contained is removed.
grant update (input, file) on operator_proposal to sportello_platform;
