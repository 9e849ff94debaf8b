-- The servers on this database, as each of them last told. When one falls silent, its spool is on its own disk, where no other
-- server can see it.
create table server_processes (
  -- Host and port.
  name text primary key,
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Inquiries on its disk that the database does not have yet.
  spool_files integer not null,
  spool_oldest_at timestamptz
);
