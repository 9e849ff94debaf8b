-- When the person behind an inquiry was forgotten. The row stays, with form, dates, state and budget, so that counts and kept
-- promises stay true; everything that could name somebody is gone from it, and its details are deleted.
alter table leads add erased_at timestamptz;

-- The rules that erase by age look for what rests longest. Erased inquiries have nothing left to erase.
create index leads_by_rest on leads (status, changed_at) where erased_at is null and not held;
create index leads_held_by_rest on leads (changed_at) where erased_at is null and held;

-- The inbox also lists what one person sent, newest first and page by page.
drop index leads_of_contact;
create index leads_of_contact on leads (contact_id, received_at desc, id desc);
