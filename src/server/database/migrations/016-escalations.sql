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

-- Promises by the day, in UTC, on which they come due: how many there are, and how many of them were kept. Rows are only
-- added, with negative numbers for what no longer is so, and nobody waits for anybody: the sum is right at any time. The
-- server sums up the rows of a day when there are many.
create table promise_counts (
  day date not null,
  form text not null,
  subtype text not null,
  -- Not a reference: when an account goes, its inquiries become nobody's, and that is counted.
  assignee_id uuid,
  promised integer not null,
  kept integer not null
);
create index promise_counts_by_day on promise_counts (day);

-- The promises of the current day are counted one by one.
create index leads_promised on leads (reply_by) include (form, subtype, assignee_id, first_answer_at)
  where reply_by is not null and not held and status <> 'spam';

insert into promise_counts
select (reply_by at time zone 'UTC')::date, form, subtype, assignee_id, count(*),
  count(*) filter (where first_answer_at <= reply_by)
from leads where reply_by is not null and not held and status <> 'spam'
group by 1, 2, 3, 4;

-- Once for each statement: a batch adds as many rows as there are kinds of promises in it.
create function count_promises() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into promise_counts
    select (reply_by at time zone 'UTC')::date, form, subtype, assignee_id, count(*),
      count(*) filter (where first_answer_at <= reply_by)
    from after where reply_by is not null and not held and status <> 'spam'
    group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into promise_counts
    select (reply_by at time zone 'UTC')::date, form, subtype, assignee_id, -count(*),
      -count(*) filter (where first_answer_at <= reply_by)
    from before where reply_by is not null and not held and status <> 'spam'
    group by 1, 2, 3, 4;
  else
    insert into promise_counts
    select (reply_by at time zone 'UTC')::date, form, subtype, assignee_id, sum(sign),
      coalesce(sum(sign) filter (where first_answer_at <= reply_by), 0)
    from (
      select reply_by, form, subtype, assignee_id, first_answer_at, held, status, 1 as sign from after
      union all
      select reply_by, form, subtype, assignee_id, first_answer_at, held, status, -1 from before
    ) as changed
    where reply_by is not null and not held and status <> 'spam'
    group by 1, 2, 3, 4
    having sum(sign) <> 0 or coalesce(sum(sign) filter (where first_answer_at <= reply_by), 0) <> 0;
  end if;
  return null;
end
$$;

create trigger leads_promises_added after insert on leads referencing new table as after
  for each statement execute function count_promises();
create trigger leads_promises_changed after update on leads referencing old table as before new table as after
  for each statement execute function count_promises();
create trigger leads_promises_removed after delete on leads referencing old table as before
  for each statement execute function count_promises();
