create extension if not exists pg_trgm;

-- Staff are viewers, producers or owners. Before there were roles everybody on the staff could do everything; the
-- longest-serving one keeps that.
alter table users drop constraint users_role_known;
update users set role = 'producer' where role = 'staff';
update users set role = 'owner'
where id = (select id from users where role = 'producer' order by created_at, id limit 1);
alter table users
  add constraint users_role_known check (role in ('visitor', 'viewer', 'producer', 'owner'));

-- A person as the desk knows them: all addresses they wrote from. Joining two contacts moves addresses, so that they can be
-- parted again.
create table contacts (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now()
);

create table contact_addresses (
  email text primary key
    constraint contact_addresses_email_is_lower_case check (email = lower(email)),
  contact_id bigint not null references contacts (id) on delete cascade
);

create index contact_addresses_of_contact on contact_addresses (contact_id);

-- What the desk's lists, filters and search need beside what was there. Name, address, company and `search` repeat the details
-- of the form, so that one table answers a list; erasing a person empties them.
alter table leads
  drop constraint leads_status_known,
  add sender_name text not null default '',
  add sender_email text not null default '',
  add sender_company text not null default '',
  add budget text not null default '',
  add search text not null default '',
  add contact_id bigint references contacts (id),
  add assignee_id uuid references users (id) on delete set null,
  add lost_reason text
    constraint leads_lost_reason_is_short check (char_length(lost_reason) <= 200),
  add held boolean not null default false,
  add first_answer_at timestamptz,
  -- Where the visitor came from, at their first page and at this one: {"first": {…}, "last": {…}}.
  add source jsonb not null default '{}',
  add sample boolean not null default false,
  add changed_at timestamptz not null default now();

update leads set
  held = spam_reasons <> '{}',
  status = case status when 'received' then 'new' when 'closed' then 'won' else 'contacted' end;
alter table leads
  alter status set default 'new',
  add constraint leads_status_known
    check (status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam'));

update leads l set sender_name = s.name, sender_email = lower(s.email),
  sender_company = coalesce(s.company, s.organization, ''), budget = coalesce(s.budget, ''),
  search = lower(concat_ws(' ', l.reference, s.name, s.email, s.company, s.organization, s.phone, s.message))
from contact_submissions s where s.id = l.id;
update leads l set sender_name = s.contact_name, sender_email = lower(s.email),
  sender_company = coalesce(s.organization_name, ''), budget = coalesce(s.budget, ''),
  search = lower(concat_ws(' ', l.reference, s.contact_name, s.email, s.organization_name, s.phone, s.current_challenges, s.message))
from partnership_inquiries s where s.id = l.id;
update leads l set sender_name = s.first_name || ' ' || s.last_name, sender_email = lower(s.email),
  sender_company = coalesce(s.company, ''),
  search = lower(concat_ws(' ', l.reference, s.first_name, s.last_name, s.email, s.company, s.phone, s.equipment_needed, s.additional_details))
from quote_requests s where s.id = l.id;
update leads l set sender_email = lower(s.email), sender_company = coalesce(s.company, ''),
  search = lower(concat_ws(' ', l.reference, s.email, s.company, s.phone))
from gate_leads s where s.id = l.id;

insert into contact_addresses (email, contact_id)
select email, nextval(pg_get_serial_sequence('contacts', 'id'))
from (select distinct sender_email as email from leads where sender_email <> '') as known;
insert into contacts (id) overriding system value select contact_id from contact_addresses;
update leads l set contact_id = a.contact_id from contact_addresses a where a.email = l.sender_email;

create index leads_search on leads using gin (search gin_trgm_ops);
create index leads_of_contact on leads (contact_id);
create index leads_open_by_due on leads (reply_by, id)
  where first_answer_at is null and not held and status in ('new', 'contacted', 'qualified');
create index leads_of_status on leads (status, received_at desc, id desc);
create index leads_of_assignee on leads (assignee_id, received_at desc, id desc) where assignee_id is not null;
create index leads_held on leads (received_at desc, id desc) where held;

-- What happened to an inquiry. Entries are only added.
create table inquiry_entries (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references leads (id) on delete cascade,
  at timestamptz not null default now(),
  -- Null for what the server did by itself.
  actor_id uuid references users (id) on delete set null,
  kind text not null,
  detail jsonb not null default '{}'
);

create index inquiry_entries_of_inquiry on inquiry_entries (inquiry_id, id);

-- Who has seen an inquiry since it last changed.
create table inquiry_reads (
  user_id uuid not null references users (id) on delete cascade,
  inquiry_id bigint not null references leads (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, inquiry_id)
);

-- Sign-ins of staff, exports, changes of roles and erasures.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references users (id) on delete set null,
  action text not null,
  detail jsonb not null default '{}'
);

create index audit_log_newest_first on audit_log (at desc, id desc);

-- Tells every server's desks that something changed.
create function announce_inquiry() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', json_build_object('reference', new.reference, 'new', tg_op = 'INSERT')::text);
  return null;
end
$$;

create trigger leads_announced after insert or update on leads
  for each row execute function announce_inquiry();
