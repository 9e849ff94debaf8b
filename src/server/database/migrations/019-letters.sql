-- Replies that everybody on the staff can begin a letter with. Placeholders in them are filled in when they are used.
create table saved_replies (
  id uuid primary key,
  title text not null
    constraint saved_replies_title_is_short check (char_length(title) between 1 and 80),
  -- Empty leaves the letter's own subject.
  subject text not null
    constraint saved_replies_subject_is_short check (char_length(subject) <= 200),
  body text not null
    constraint saved_replies_body_is_short check (char_length(body) between 1 and 20000),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null default now()
);

-- How a person signs their letters; null signs with their name and the company's.
alter table users
  add signature text
    constraint users_signature_is_short check (char_length(signature) between 1 and 500);

-- The signature that a letter was sent with, so that a later change does not alter it. Null for letters from before.
alter table replies add signature text;

-- Files that go with a letter. They are uploaded before it is sent, and wait without a reply until then.
create table reply_attachments (
  id uuid primary key,
  inquiry_id bigint not null references leads (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  reply_id uuid references replies (id) on delete cascade,
  name text not null
    constraint reply_attachments_name_is_short check (char_length(name) between 1 and 200),
  bytes integer not null
    constraint reply_attachments_are_small check (bytes between 0 and 10485760),
  created_at timestamptz not null default clock_timestamp()
);

create index reply_attachments_of_inquiry on reply_attachments (inquiry_id);
create index reply_attachments_of_reply on reply_attachments (reply_id) where reply_id is not null;
create index reply_attachments_waiting on reply_attachments (created_at) where reply_id is null;

-- A file arrives in parts; it is complete when it has as many bytes as it was announced with.
create table attachment_parts (
  attachment_id uuid not null references reply_attachments (id) on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (attachment_id, part)
);
-- Files are compressed already; trying again costs time and gains nothing.
alter table attachment_parts alter content set storage external;
