-- The secret that everything is derived from, sealed under APP_SECRET: replacing APP_SECRET changes nothing that was derived. While
-- it is being replaced there is a row for the old one as well, so that servers with either can start.
create table app_secrets (
  -- Tells which APP_SECRET opens the row, and nothing else about it.
  mark text primary key,
  sealed bytea not null,
  -- The newest is that of the APP_SECRET that stays.
  created_at timestamptz not null default clock_timestamp()
);
