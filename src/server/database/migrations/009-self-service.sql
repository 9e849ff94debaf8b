-- `data` is what the published client keeps beside the name. An account whose owner asked for its deletion
-- goes at `deletion_at`, unless they change their mind before.
alter table users
  add data jsonb not null default '{}'
    constraint users_data_is_an_object check (jsonb_typeof(data) = 'object'),
  add deletion_at timestamptz;

create index users_to_delete on users (deletion_at) where deletion_at is not null;

-- `password_tag` is a few bits of a keyed hash: they find the sign-up that a password may belong to among
-- several for one address, and are too few to tell anything about the password.
alter table sign_ups
  add data jsonb not null default '{}'
    constraint sign_ups_data_is_an_object check (jsonb_typeof(data) = 'object'),
  add password_tag smallint not null default 0;

-- What the owner recognizes a session by.
alter table auth_sessions
  add device text not null default ''
    constraint auth_sessions_device_is_short check (char_length(device) <= 100),
  add time_zone text
    constraint auth_sessions_time_zone_is_short check (char_length(time_zone) <= 64);

-- A new address, which counts once it was confirmed in both mailboxes.
create table email_changes (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  new_email text not null
    constraint email_changes_email_is_lower_case
      check (new_email = lower(new_email) and char_length(new_email) between 3 and 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_changes_over on email_changes (expires_at);

alter table auth_links
  drop constraint auth_links_kind_known,
  drop constraint auth_links_lead_to_one_thing,
  add email_change_id uuid references email_changes (id) on delete cascade,
  -- Later than its creation for a link that leaves the owner time to object.
  add usable_at timestamptz not null default now(),
  add constraint auth_links_kind_known
    check (kind in ('signup', 'recovery', 'magiclink', 'email_change', 'factor_reset')),
  add constraint auth_links_lead_to_one_thing check (
    (kind = 'signup') = (sign_up_id is not null) and (kind <> 'signup') = (user_id is not null)
    and (kind = 'email_change') = (email_change_id is not null)
  );

create index auth_links_of_email_change on auth_links (email_change_id) where email_change_id is not null;

-- Let their owner in without the phone. A used one is deleted, so each works once.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  -- Keyed: whoever reads the table cannot try codes on it.
  hash bytea not null
    constraint recovery_codes_hash_is_sha256 check (octet_length(hash) = 32),
  primary key (user_id, hash)
);

-- The code mailed to somebody who wants to change a password in an old session.
create table reauthentications (
  user_id uuid primary key references users (id) on delete cascade,
  hash bytea not null
    constraint reauthentications_hash_is_sha256 check (octet_length(hash) = 32),
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index reauthentications_over on reauthentications (expires_at);
