-- One row per enquiry, whatever the form; what was asked is in the table of its kind, under the same id.
create table leads (
  id bigint generated always as identity primary key,
  -- What people quote on the phone. Made from the idempotency key, so a repeat names the same one.
  reference text not null unique
    constraint leads_reference_is_readable check (reference ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'),
  form text not null,
  subtype text not null,
  status text not null default 'received'
    constraint leads_status_known check (status in ('received', 'in_progress', 'answered', 'closed')),
  verification text not null
    constraint leads_verification_known check (verification in ('verified', 'unverified')),
  captcha_score real
    constraint leads_captcha_score_is_a_share check (captcha_score between 0 and 1),
  -- Not empty: kept apart for staff, never deleted.
  spam_reasons text[] not null default '{}',
  user_id uuid,
  time_zone text
    constraint leads_time_zone_is_short check (char_length(time_zone) <= 64),
  idempotency_key uuid not null unique,
  body_hash bytea not null
    constraint leads_body_hash_is_sha256 check (octet_length(body_hash) = 32),
  status_token_hash bytea unique
    constraint leads_status_token_hash_is_sha256 check (octet_length(status_token_hash) = 32),
  reply_by timestamptz,
  received_at timestamptz not null,
  stored_at timestamptz not null default now(),
  constraint leads_form_known check (
    (form, subtype) in (
      ('contact', 'home'), ('contact', 'consultation'),
      ('partnership', 'home'), ('partnership', 'qualification'), ('partnership_inquiry', 'religious'),
      ('quote', 'quote'), ('lead_gate', 'lead_gate'),
      ('supporter', 'supporter'), ('podcast', 'podcast'), ('legacy', 'legacy'), ('conference', 'conference')
    )
  )
);

create index leads_newest_first on leads (received_at desc, id desc);
create index leads_of_user on leads (user_id, received_at desc) where user_id is not null;

-- Contact, consultation, supporter, podcast, legacy and conference enquiries.
create table contact_submissions (
  id bigint primary key references leads (id) on delete cascade,
  user_id uuid,
  name text not null check (char_length(name) between 2 and 100),
  email text not null check (char_length(email) between 3 and 254),
  company text check (char_length(company) <= 200),
  phone text check (phone ~ '^\+?[1-9][0-9]{0,15}$'),
  project_type text check (char_length(project_type) <= 200),
  budget text check (char_length(budget) <= 200),
  message text check (char_length(message) <= 2000),
  timeline text check (char_length(timeline) <= 200),
  organization text check (char_length(organization) <= 200),
  submission_type text not null
    check (submission_type in ('contact', 'supporter', 'podcast', 'legacy', 'conference')),
  constraint contact_submissions_full_form_is_full
    check (submission_type = 'supporter' or (project_type is not null and budget is not null))
);

-- The home page's partnership interest, the qualification form and the religious application.
create table partnership_inquiries (
  id bigint primary key references leads (id) on delete cascade,
  organization_name text check (char_length(organization_name) <= 200),
  contact_name text not null check (char_length(contact_name) between 2 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+?[1-9][0-9]{0,15}$'),
  organization_type text check (char_length(organization_type) <= 200),
  youth_programs text check (char_length(youth_programs) <= 200),
  current_challenges text check (char_length(current_challenges) <= 2000),
  budget text check (char_length(budget) <= 200),
  timeline text check (char_length(timeline) <= 200),
  message text check (char_length(message) <= 2000)
);

create table quote_requests (
  id bigint primary key references leads (id) on delete cascade,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  company text check (char_length(company) <= 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 1 and 40),
  project_date date,
  duration text check (char_length(duration) <= 200),
  project_type text check (char_length(project_type) <= 200),
  equipment_needed text check (char_length(equipment_needed) <= 10000),
  additional_details text check (char_length(additional_details) <= 2000),
  expires_at timestamptz not null
);

create table gate_leads (
  id bigint primary key references leads (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+?[1-9][0-9]{0,15}$'),
  company text check (char_length(company) <= 200)
);

-- Undoes the statement that was to store a lead, its counters included, and says why.
create function refuse_lead(retry_after float8) returns bigint language plpgsql as $$
begin
  raise exception using errcode = 'LD001', message = 'lead not stored', detail = coalesce(retry_after::text, '');
end
$$;

-- Attempts within a window, under a keyed hash of form and email or form and address.
create table rate_counters (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
) with (fillfactor = 50);

create index rate_counters_over on rate_counters (window_ends_at);

-- A captcha proof counts once.
create table spent_captchas (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);

create index spent_captchas_over on spent_captchas (expires_at);
