-- What looked like an attack or a failure. user_id is the signed-in visitor's; most reports are anonymous.
create table security_logs (
  id bigint generated always as identity primary key,
  user_id uuid,
  event_type text not null
    constraint security_logs_event_type_is_a_name check (event_type ~ '^[a-z][a-z_]{0,59}$'),
  details jsonb not null
    constraint security_logs_details_are_an_object check (jsonb_typeof(details) = 'object')
    constraint security_logs_details_are_small check (octet_length(details::text) <= 32768),
  user_agent text
    constraint security_logs_user_agent_is_short check (char_length(user_agent) <= 400),
  created_at timestamptz not null default now()
);

create index security_logs_by_time on security_logs (created_at);
create index security_logs_by_type on security_logs (event_type, created_at);
create index security_logs_by_user on security_logs (user_id, created_at) where user_id is not null;

-- What visitors do, counted without knowing who: no address, no browser, no identifier.
create table analytics_events (
  id bigint generated always as identity primary key,
  name text not null
    constraint analytics_events_name_is_a_name check (name ~ '^[a-z][a-z_]{0,59}$'),
  path text not null
    constraint analytics_events_path_is_a_page check (path ~ '^/[a-z0-9/-]{0,99}$'),
  properties jsonb not null
    constraint analytics_events_properties_are_an_object check (jsonb_typeof(properties) = 'object')
    constraint analytics_events_properties_are_small check (octet_length(properties::text) <= 1024),
  created_at timestamptz not null default now()
);

create index analytics_events_by_time on analytics_events (created_at);
create index analytics_events_by_name on analytics_events (name, created_at);
