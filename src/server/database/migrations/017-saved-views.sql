-- Views of the inbox that staff keep: a name for an address. A shared one is seen by all staff.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references users (id) on delete cascade,
  name text not null
    constraint saved_views_name_is_short check (char_length(name) between 1 and 60),
  -- The address's part after the path, as the desk writes it.
  query text not null
    constraint saved_views_query_is_short check (char_length(query) <= 1500),
  shared boolean not null default false,
  -- A removed view can be taken back for a while.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);

create index saved_views_of_author on saved_views (author_id);
create index saved_views_shared on saved_views (id) where shared;
create index saved_views_removed on saved_views (removed_at) where removed_at is not null;

-- Counting what is open, whoever has it, must not read what was closed long ago.
create index leads_open_of_assignee on leads (assignee_id, received_at desc, id desc)
  where not held and status in ('new', 'contacted', 'qualified');

-- The log is read by person and by kind, newest first.
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_about_person on audit_log ((detail->>'person'), id desc) where detail ? 'person';
create index audit_log_of_action on audit_log (action, id desc);

-- Possible spam waits in a view of its own, and nobody is called away from their work for it.
create or replace function announce_inquiry() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('desk.quiet', true), '') <> 'on' then
    perform pg_notify(
      'desk',
      json_build_object('reference', new.reference, 'new', tg_op = 'INSERT', 'held', new.held)::text
    );
  end if;
  return null;
end
$$;
