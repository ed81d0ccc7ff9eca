-- Whether the payment provider has a card to charge when a trial ends.
alter table membership add column has_card boolean not null default false;
