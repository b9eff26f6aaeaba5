-- Where an order is paid, as it was offered; null in orders of previous releases.
alter table school_order add column beneficiary text, add column account text;
