-- Filters that hit nothing together are decided within one index: without the other columns behind its order, each inquiry that
-- passes the first filter has to be fetched to learn that it fails the next.
drop index leads_of_form, leads_of_budget, leads_of_page;
create index leads_of_form on leads (form, subtype, received_at desc, id desc, status);
create index leads_of_budget on leads (budget, received_at desc, id desc, form, subtype, status);
create index leads_of_page on leads ((source -> 'last' ->> 'page'), received_at desc, id desc, form, subtype, status, budget);
