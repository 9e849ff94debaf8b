-- Each mail and webhook that is sent about an inquiry, and how it fares. It has the id of its job, so that there is never a
-- second job for it. The row comes with the first attempt; until then the job alone says that it waits.
create table deliveries (
  id uuid primary key,
  inquiry_id bigint not null references leads (id) on delete cascade,
  channel text not null
    constraint deliveries_channel_known check (channel in ('owner', 'visitor', 'webhook', 'reply')),
  -- Waiting for a repeat that staff asked for, taken by the other side, delayed after a failed attempt, given up, or withheld
  -- because the mailbox got too many.
  state text not null
    constraint deliveries_state_known check (state in ('waiting', 'sent', 'delayed', 'failed', 'withheld')),
  attempts integer not null default 0,
  -- What the other side said last.
  answer text
    constraint deliveries_answer_is_short check (char_length(answer) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index deliveries_of_inquiry on deliveries (inquiry_id);
-- Few at any time, so that asking for them costs the same however much was sent.
create index deliveries_undelivered on deliveries (created_at desc, id desc) where state in ('delayed', 'failed');
create index deliveries_webhooks on deliveries (created_at desc, id desc) where channel = 'webhook';

create table delivery_attempts (
  delivery_id uuid not null references deliveries (id) on delete cascade,
  number integer not null,
  at timestamptz not null default now(),
  ok boolean not null,
  answer text
    constraint delivery_attempts_answer_is_short check (char_length(answer) <= 500),
  took_ms integer not null,
  primary key (delivery_id, number)
);

-- How a reply fares is known in the same way as of every other mail.
insert into deliveries (id, inquiry_id, channel, state, attempts, answer, created_at, finished_at)
select id, inquiry_id, 'reply', state, attempts, left(trouble, 500), created_at,
  coalesce(sent_at, case state when 'failed' then now() end)
from replies where attempts > 0;

alter table replies drop state, drop attempts, drop trouble, drop sent_at;
