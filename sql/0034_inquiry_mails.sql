-- The mail that a link of an inquiry went out with, so that the asker is told of one that was refused.
alter table inquiry_link add column message_id text;
comment on column inquiry_link.message_id is
  'of a mail that may be forgotten by now; null for links from before it was kept';
create index inquiry_link_inquiry on inquiry_link (inquiry_id);
