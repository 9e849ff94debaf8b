-- The season's scarcity claims. Staff edit the current record; earlier seasons stay as history.
create table campaigns (
  id integer generated always as identity primary key,
  is_current boolean not null default true,
  calendar_year integer not null
    constraint campaigns_calendar_year_plausible check (calendar_year between 2000 and 2100),
  slots_total integer not null
    constraint campaigns_slots_total_plausible check (slots_total between 0 and 1000),
  slots_booked integer not null,
  book_by date not null,
  partnership_slots integer not null
    constraint campaigns_partnership_slots_plausible check (partnership_slots between 0 and 1000),
  partnership_slots_per_year text not null
    constraint campaigns_partnership_slots_per_year_is_a_number_or_range
    check (partnership_slots_per_year ~ '^[0-9]{1,4}(-[0-9]{1,4})?$'),
  partnership_review text not null
    constraint campaigns_partnership_review_is_short_text
    check (partnership_review ~ '\S' and char_length(partnership_review) <= 80),
  is_open boolean not null default true,
  constraint campaigns_booked_within_total check (slots_booked between 0 and slots_total),
  constraint campaigns_book_by_fits_year
    check (extract(year from book_by) between calendar_year - 1 and calendar_year)
);

create unique index campaigns_one_current on campaigns (is_current) where is_current;

-- Servers listen on this channel and render again the pages that show such facts; the payload is the table.
create function notify_facts() returns trigger language plpgsql as $$
begin
  perform pg_notify('facts', tg_table_name);
  return null;
end
$$;

create trigger campaigns_notify_facts
  after insert or update or delete on campaigns
  for each row execute function notify_facts();

create trigger campaigns_notify_facts_on_truncate
  after truncate on campaigns
  for each statement execute function notify_facts();
