-- Expired counters are removed every five minutes: that need not read them all.
create index rate_limit_expire on rate_limit (expire);
