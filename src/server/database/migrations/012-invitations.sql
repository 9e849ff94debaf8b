-- People who are to join the staff. The invitation goes when it was accepted, was withdrawn or is too old.
create table invitations (
  id uuid primary key,
  -- A person has one invitation; another one replaces it.
  email text not null unique
    constraint invitations_email_is_lower_case check (email = lower(email) and char_length(email) between 3 and 254),
  role text not null
    constraint invitations_role_known check (role in ('viewer', 'producer', 'owner')),
  -- Null when it was made at the server itself.
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index invitations_over on invitations (expires_at);

-- An invitation's link belongs to an address, whether that has an account or not. The link of the first owner belongs to
-- nobody: whoever reads the server's terminal is the owner.
alter table auth_links
  drop constraint auth_links_kind_known,
  drop constraint auth_links_lead_to_one_thing,
  add invitation_id uuid references invitations (id) on delete cascade,
  add constraint auth_links_kind_known
    check (kind in ('signup', 'recovery', 'magiclink', 'email_change', 'factor_reset', 'invite', 'first_owner')),
  add constraint auth_links_lead_to_one_thing check (
    (kind = 'signup') = (sign_up_id is not null)
    and (kind in ('recovery', 'magiclink', 'email_change', 'factor_reset')) = (user_id is not null)
    and (kind = 'email_change') = (email_change_id is not null)
    and (kind = 'invite') = (invitation_id is not null)
    and (kind = 'first_owner') = (email = '')
  );

create index auth_links_of_invitation on auth_links (invitation_id) where invitation_id is not null;

-- Sample inquiries come by the hundred thousand, and no desk wants to hear of each.
create or replace function announce_inquiry() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('desk.quiet', true), '') <> 'on' then
    perform pg_notify('desk', json_build_object('reference', new.reference, 'new', tg_op = 'INSERT')::text);
  end if;
  return null;
end
$$;
