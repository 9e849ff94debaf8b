-- Mails about a promise that is about to break or broke: each step once for each inquiry, however many servers look and
-- however often they start.
create table escalations (
  inquiry_id bigint not null references leads (id) on delete cascade,
  step text not null
    constraint escalations_step_known check (step in ('warning', 'last_call')),
  at timestamptz not null default now(),
  primary key (inquiry_id, step)
);

-- The mails that a member of staff wants. For whatever it does not say, the program's defaults hold.
create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  value jsonb not null
);

-- Mails look for the few members of staff among all accounts.
create index users_staff on users (id) where role <> 'visitor';

-- The kept rate is read from this alone.
create index leads_promised on leads (reply_by) include (form, subtype, assignee_id, first_answer_at)
  where reply_by is not null and not held and status <> 'spam';
