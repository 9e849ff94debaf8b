-- People who can sign in. A row exists only for an address whose owner followed a link sent to it.
create table users (
  id uuid primary key,
  email text not null unique
    constraint users_email_is_lower_case check (email = lower(email) and char_length(email) between 3 and 254),
  -- Null: several people had asked for this address, so nobody's password was taken; the owner chooses one.
  password_hash text,
  display_name text not null default ''
    constraint users_display_name_is_short check (char_length(display_name) <= 100),
  role text not null default 'visitor'
    constraint users_role_known check (role in ('visitor', 'staff')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);

-- Accounts asked for, whose address is not proven yet.
create table sign_ups (
  id uuid primary key,
  email text not null
    constraint sign_ups_email_is_lower_case check (email = lower(email) and char_length(email) between 3 and 254),
  password_hash text not null,
  display_name text not null
    constraint sign_ups_display_name_is_short check (char_length(display_name) <= 100),
  next text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sign_ups_of_email on sign_ups (email, created_at desc);
create index sign_ups_over on sign_ups (expires_at);

-- Links sent by mail: only what their secret hashes to is kept, and each works once.
create table auth_links (
  hash bytea primary key
    constraint auth_links_hash_is_sha256 check (octet_length(hash) = 32),
  kind text not null
    constraint auth_links_kind_known check (kind in ('signup', 'recovery')),
  email text not null,
  user_id uuid references users (id) on delete cascade,
  sign_up_id uuid references sign_ups (id) on delete cascade,
  next text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint auth_links_lead_to_one_thing check (
    (kind = 'signup') = (sign_up_id is not null) and (kind = 'recovery') = (user_id is not null)
  )
);

create index auth_links_of_user on auth_links (user_id) where user_id is not null;
create index auth_links_of_sign_up on auth_links (sign_up_id) where sign_up_id is not null;
create index auth_links_over on auth_links (expires_at);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  aal text not null
    constraint auth_sessions_aal_known check (aal in ('aal1', 'aal2')),
  -- How the person proved who they are, and when: [{"method": "password", "timestamp": 1700000000}].
  amr jsonb not null
    constraint auth_sessions_amr_is_a_list check (jsonb_typeof(amr) = 'array'),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index auth_sessions_of_user on auth_sessions (user_id);
create index auth_sessions_over on auth_sessions (expires_at);

-- Each is used once; its successor follows from it, so that two that race get the same.
create table refresh_tokens (
  hash bytea primary key
    constraint refresh_tokens_hash_is_sha256 check (octet_length(hash) = 32),
  session_id uuid not null references auth_sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index refresh_tokens_of_session on refresh_tokens (session_id);
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;

-- The newest signs access tokens; older ones stay for as long as a token of theirs can live.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  -- Encrypted under a key made from the server's secret.
  private_jwk bytea not null,
  created_at timestamptz not null default now()
);

create index signing_keys_newest_first on signing_keys (created_at desc);

-- Second factors: one-time codes of an authenticator app.
create table auth_factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  friendly_name text
    constraint auth_factors_friendly_name_is_short check (char_length(friendly_name) between 1 and 100),
  -- Encrypted like the signing keys.
  secret bytea not null,
  verified boolean not null default false,
  -- A code counts once: the time step of the last one taken.
  last_used_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint auth_factors_name_once unique (user_id, friendly_name)
);

create table auth_challenges (
  id uuid primary key,
  factor_id uuid not null references auth_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index auth_challenges_of_factor on auth_challenges (factor_id);
create index auth_challenges_over on auth_challenges (expires_at);

-- A visitor's own enquiries, page by page.
drop index leads_of_user;
create index leads_of_user on leads (user_id, received_at desc, id desc) where user_id is not null;
