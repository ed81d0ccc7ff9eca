-- Every registration asks whether an account that left the address can still come back to it.
create index one_time_token_email on one_time_token (lower(email));
