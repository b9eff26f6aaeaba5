-- Whether a tax code is none: its form (omocodia included) and its check character, as contract/codiceFiscale.ts
-- has them (D.M. 23/12/1976); a test compares the two.
create function tax_code_is_wrong(code text) returns boolean language sql immutable strict as $$
  select code !~ '^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$'
    or right(code, 1) <> (
      select chr(65 + (sum(
        case when place % 2 = 0 then worth
          else (array[1,0,5,7,9,13,15,17,19,21,2,4,18,20,11,3,6,8,12,14,16,10,22,25,24,23])[worth + 1] end) % 26)::int)
      from (
        select place,
          ascii(substr(code, place, 1)) - case when substr(code, place, 1) between '0' and '9' then 48 else 65 end
            as worth
        from generate_series(1, 15) as place) as characters)
$$;

alter table account add column tax_code_wrong boolean
  generated always as (codice_fiscale <> '' and tax_code_is_wrong(codice_fiscale)) stored;
create index account_by_tax_code on account (customer_code, codice_fiscale);
