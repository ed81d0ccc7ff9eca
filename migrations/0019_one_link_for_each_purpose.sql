-- An account has one link for each purpose: the newest.
delete from one_time_token old using one_time_token newer
  where newer.account_id = old.account_id and newer.purpose = old.purpose
    and (newer.created_at, newer.token_hash) > (old.created_at, old.token_hash);
drop index one_time_token_account;
create unique index one_time_token_account on one_time_token (account_id, purpose);
