-- Undoes the statement that counted an attempt of which there were too many, and says how long to wait.
create function refuse_attempt(retry_after float8) returns float8 language plpgsql as $$
begin
  raise exception using errcode = 'RC001', message = 'too many attempts', detail = retry_after::text;
end
$$;
