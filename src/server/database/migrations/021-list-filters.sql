-- A filter that few inquiries pass must not read all the others on its way.
create index leads_of_form on leads (form, subtype, received_at desc, id desc);
create index leads_of_budget on leads (budget, received_at desc, id desc);
create index leads_of_page on leads ((source -> 'last' ->> 'page'), received_at desc, id desc);
