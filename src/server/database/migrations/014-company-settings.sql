-- What the owners set at the desk. A topic without a row is as the environment says.
create table company_settings (
  topic text primary key,
  value jsonb not null,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null default now()
);

-- Tells every server to read them again.
create function announce_company_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('company_settings', '');
  return null;
end
$$;
create trigger company_settings_announced after insert or update or delete on company_settings
  for each statement execute function announce_company_settings();
