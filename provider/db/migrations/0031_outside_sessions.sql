-- Sessions of an identity provider outside have no refresh token here: they are open until they end.
create or replace function open_sessions(machine timestamptz) returns setof text
  language sql stable security definer set search_path = public
  as $$
    select g.id from oidc_payload g
    where g.model = 'Grant' and person_of(g.payload ->> 'accountId') = app_person()
      and (
        (g.payload ->> 'outside')::boolean and g.expires_at > machine
        or exists (
          select from oidc_payload r
          where r.model = 'RefreshToken' and r.grant_id = g.id and r.expires_at > machine
        )
      )
  $$;
