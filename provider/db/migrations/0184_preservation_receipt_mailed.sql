-- Whether the receipt of an activation of preservation was sent by mail; null where nobody kept it.
alter table preservation add column receipt_mailed boolean;
