-- A filter that few inquiries pass must not read all the others on its way.
create index leads_of_form on leads (form, subtype, received_at desc, id desc);
create index leads_of_budget on leads (budget, received_at desc, id desc);
create index leads_of_page on leads ((source -> 'last' ->> 'page'), received_at desc, id desc);
-- The overdue ones, newest first: within a filter, the index by due time would have to be read whole and sorted.
create index leads_unanswered on leads (received_at desc, id desc)
  where first_answer_at is null and not held and status in ('new', 'contacted', 'qualified');
