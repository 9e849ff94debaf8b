-- Questions that the help chat passes on are inquiries like all others, with the conversation that led to them.
alter table leads
  drop constraint leads_form_known,
  add constraint leads_form_known check (
    (form, subtype) in (
      ('contact', 'home'), ('contact', 'consultation'),
      ('partnership', 'home'), ('partnership', 'qualification'), ('partnership_inquiry', 'religious'),
      ('quote', 'quote'), ('lead_gate', 'lead_gate'),
      ('supporter', 'supporter'), ('podcast', 'podcast'), ('legacy', 'legacy'), ('conference', 'conference'),
      ('help', 'help')
    )
  );

alter table contact_submissions
  add conversation text
    constraint contact_submissions_conversation_is_short check (char_length(conversation) <= 6000),
  drop constraint contact_submissions_submission_type_check,
  add constraint contact_submissions_type_known
    check (submission_type in ('contact', 'supporter', 'podcast', 'legacy', 'conference', 'help')),
  drop constraint contact_submissions_full_form_is_full,
  add constraint contact_submissions_full_form_is_full check (
    submission_type in ('supporter', 'help') or (project_type is not null and budget is not null)
  );

-- Questions that the help chat could not answer, each counted once however it is spelled, and what staff wrote for them.
-- Contact details are taken out of the text before it gets here.
create table help_questions (
  id uuid primary key default gen_random_uuid(),
  language text not null
    constraint help_questions_language_known check (language in ('en', 'es')),
  text text not null
    constraint help_questions_text_is_short check (char_length(text) between 1 and 500),
  -- The text without case, accents and punctuation: what makes two questions the same.
  normalized text not null
    constraint help_questions_normalized_is_short check (char_length(normalized) between 1 and 500),
  asked integer not null default 1,
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  -- The question in the words of staff, for one that should not be published as it was asked.
  wording text
    constraint help_questions_wording_is_short check (char_length(wording) between 1 and 500),
  answer text
    constraint help_questions_answer_is_short check (char_length(answer) between 1 and 1000),
  -- The path of the page that the answer leads to.
  page text
    constraint help_questions_page_is_a_path check (page ~ '^/' and char_length(page) <= 200),
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  published boolean not null default false,
  constraint help_questions_published_is_complete
    check (not published or (answer is not null and page is not null)),
  constraint help_questions_once unique (language, normalized)
);

create index help_questions_open on help_questions (asked desc, last_asked_at desc, id desc)
  where answered_at is null;
create index help_questions_answered on help_questions (answered_at desc, id desc) where answered_at is not null;
create index help_questions_published on help_questions (answered_at desc, id desc) where published;
create index help_questions_by_rest on help_questions (last_asked_at) where answered_at is null;

-- How often an answer of the help chat was rated helpful or not, by day. Nothing tells who did.
create table help_ratings (
  day date not null,
  topic text not null
    constraint help_ratings_topic_is_short check (char_length(topic) between 1 and 80),
  language text not null
    constraint help_ratings_language_known check (language in ('en', 'es')),
  helpful integer not null default 0
    constraint help_ratings_helpful_is_a_count check (helpful >= 0),
  unhelpful integer not null default 0
    constraint help_ratings_unhelpful_is_a_count check (unhelpful >= 0),
  primary key (day, topic, language)
);
