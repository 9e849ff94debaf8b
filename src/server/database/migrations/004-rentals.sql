-- What can be rented, unit by unit, and when each is taken. The catalogue itself is content; units name its items.
create table rental_units (
  id integer generated always as identity primary key,
  item_id text not null
    constraint rental_units_item_id_is_a_slug check (item_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(item_id) <= 80),
  number integer not null
    constraint rental_units_number_counts_from_one check (number >= 1),
  retired boolean not null default false,
  constraint rental_units_once unique (item_id, number)
);

-- Days are Portland days, from the first to the day after the last. Nothing but this constraint decides whether a
-- unit can be had: two bookings of one unit never share a day.
create table bookings (
  id bigint generated always as identity primary key,
  unit_id integer not null references rental_units (id),
  days daterange not null
    constraint bookings_days_are_bounded
    check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  kind text not null
    constraint bookings_kind_known check (kind in ('booked', 'maintenance')),
  reference text
    constraint bookings_reference_is_short_text check (char_length(reference) between 1 and 200),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  constraint bookings_never_overlap
    exclude using gist (int4range(unit_id, unit_id, '[]') with &&, days with &&)
);

-- Bookings of one unit do not overlap, so the first that ends after a day is also the first that begins.
create index bookings_by_unit on bookings (unit_id, upper(days));
create index bookings_samples on bookings (id) where is_sample;

-- The day the sample bookings are drawn up for. The first real booking takes this row away, and them with it.
create table sample_bookings (day date not null);
create unique index sample_bookings_once on sample_bookings ((true));
insert into sample_bookings values ('-infinity');
