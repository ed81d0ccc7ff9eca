-- The descriptions of the categories, as src/features/services/category.ts has them.
update category set description = words.description, updated_at = now()
from (values
  (1, 'Skimming, brushing, vacuuming and a look at the equipment, every week or as often as you like.'),
  (2, 'Testing and balancing, so that the water is clear, safe and kind to skin, liner and heater.'),
  (3, 'Pumps, filters, heaters, salt cells and automation: found, repaired or replaced.'),
  (4, 'A clean start into the season, and a pool that survives the winter.'),
  (5, 'Where the water goes, found with pressure and dye before anyone digs.'),
  (6, 'Plaster, tile, coping, decks and lights: an old pool made new.')
) words (id, description)
where category.id = words.id;
