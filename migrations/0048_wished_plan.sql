-- Which plan a pro chose on the way to opening the business: a membership may only begin once it is approved.
alter table pro add column wished_plan text;
