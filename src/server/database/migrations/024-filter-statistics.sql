-- A form is sent from few pages and offers its own budgets. Without these figures the planner takes filters for independent and
-- expects hits where there are none: it then reads all inquiries of one filter in the hope of the first page of both.
create statistics leads_of_form_and_page (mcv) on form, subtype, status, (source -> 'last' ->> 'page') from leads;
create statistics leads_of_form_and_budget (mcv) on form, subtype, budget from leads;
create statistics leads_of_page_and_budget (mcv) on budget, (source -> 'last' ->> 'page') from leads;
analyze leads;
