-- What the visitor put together on the page, beside what they wrote.
alter table quote_requests
  add column selection text
    constraint quote_requests_selection_is_json check (selection is json object and char_length(selection) <= 10000);
