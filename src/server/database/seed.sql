-- The records a new site starts with. Runs at every start: it only adds what was never there.
insert into campaigns (
  calendar_year, slots_total, slots_booked, book_by,
  partnership_slots, partnership_slots_per_year, partnership_review, is_open
)
select 2025, 25, 18, date '2025-01-31', 2, '2-3', 'January 2025', true
where not exists (select from campaigns)
on conflict do nothing;
