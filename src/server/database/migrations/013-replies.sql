-- Mails that staff send to whoever wrote an inquiry. `state` is what the sender sees: waiting to be sent, handed over to the
-- mail server, delayed after a failed attempt, or given up.
create table replies (
  id uuid primary key,
  inquiry_id bigint not null references leads (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  to_address text not null,
  subject text not null
    constraint replies_subject_is_short check (char_length(subject) between 1 and 200),
  body text not null
    constraint replies_body_is_short check (char_length(body) between 1 and 20000),
  state text not null default 'waiting'
    constraint replies_state_known check (state in ('waiting', 'sent', 'delayed', 'failed')),
  attempts integer not null default 0,
  -- What the mail server answered to the last attempt that failed.
  trouble text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index replies_of_inquiry on replies (inquiry_id, created_at);
create index replies_in_trouble on replies (created_at) where state in ('delayed', 'failed');
