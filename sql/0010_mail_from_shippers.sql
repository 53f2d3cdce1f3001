-- Mails with the name of whom they are sent for, to whom an answer goes, and what they say as HTML.

alter table mail
  add column sender_name text not null default '',
  add column reply_to text,
  add column html text;
