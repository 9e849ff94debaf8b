-- Whoever has confirmed an address finds what was sent with it before they had an account.
create index contact_submissions_of_email on contact_submissions (lower(email));
create index partnership_inquiries_of_email on partnership_inquiries (lower(email));
create index quote_requests_of_email on quote_requests (lower(email));
create index gate_leads_of_email on gate_leads (lower(email));
