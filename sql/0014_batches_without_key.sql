-- Tables that somebody calculated who is signed in with a browser belong to no key: the batch names the account.

alter table bulk_batch alter column key_id drop not null;
