-- A link that gives an account back the address it had; and the session that asked for a new address, which outlives the change.
alter table one_time_token
  add column session_id uuid,
  drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (purpose in ('verify-email', 'reset-password', 'restore-email'));
