-- The records a new site starts with, for the season ahead. Runs at every start: it only adds what was never there.
insert into campaigns (
  calendar_year, slots_total, slots_booked, book_by,
  partnership_slots, partnership_slots_per_year, partnership_review, is_open
)
select $1::integer, $2::integer, $3::integer, $4::date, $5::integer, $6::text, $7::text, true
where not exists (select from campaigns)
on conflict do nothing;
