-- As src/features/services/category.ts has it now.
update category set description = 'A clean start to the season, and a pool that survives the winter.', updated_at = now()
where id = 4;
