-- Inquiries that an owner sends to see whether everything works. They take the way of every other one, are never counted or
-- exported, and are removed at its end.
alter table leads add test boolean not null default false;

-- For the removal, which must not read a million inquiries to find one.
create index leads_tests on leads (received_at) where test;

-- The kept rate leaves tests out and is still read from this index alone.
drop index leads_promised;
create index leads_promised on leads (reply_by) include (form, subtype, assignee_id, first_answer_at)
  where reply_by is not null and not held and not test and status <> 'spam';

-- An arrival that is gone in a moment is announced to the server that waits for it, and to no open desk.
drop trigger leads_announced on leads;
create trigger leads_announced after insert or update on leads
  for each row when (not new.test) execute function announce_inquiry();

create function announce_test_inquiry() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', json_build_object('reference', new.reference, 'new', true, 'test', true)::text);
  return null;
end
$$;

create trigger leads_test_announced after insert on leads
  for each row when (new.test) execute function announce_test_inquiry();
