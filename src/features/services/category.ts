import type { IconName } from '../../ui/icon.tsx'

/** A kind of work. Ids are permanent: addresses (`/find-pros?service=3`) and services depend on them. */
export interface Category {
  id: number
  name: string
  description: string
}

/**
 * All categories. The table in the database has the same list, as a foreign key target: a change here needs a
 * migration.
 */
export const categories = [
  {
    id: 1,
    name: 'Regular Maintenance',
    description: 'Skimming, brushing, vacuuming and a look at the equipment, every week or as often as you like.',
  },
  {
    id: 2,
    name: 'Chemical Treatment',
    description: 'Testing and balancing, so that the water is clear, safe and kind to skin, liner and heater.',
  },
  {
    id: 3,
    name: 'Equipment Repair',
    description: 'Pumps, filters, heaters, salt cells and automation: found, repaired or replaced.',
  },
  {
    id: 4,
    name: 'Opening & Closing',
    description: 'A clean start to the season, and a pool that survives the winter.',
  },
  {
    id: 5,
    name: 'Leak Detection',
    description: 'Where the water goes, found with pressure and dye before anyone digs.',
  },
  {
    id: 6,
    name: 'Pool Renovation',
    description: 'Plaster, tile, coping, decks and lights: an old pool made new.',
  },
] as const satisfies readonly Category[]

/** The category with this name, in capitals or not. */
export function categoryNamed(name: string): Category | undefined {
  return categories.find((category) => category.name.toLowerCase() === name.toLowerCase())
}

/** Shown on the home page while the list is unavailable: the four that people look for most. */
export const stripCategories: readonly Category[] = [
  categories[0],
  { ...categories[1], name: 'Chemical Balancing' },
  categories[2],
  categories[3],
]

/** One line about a category, for small cards. */
export function shortOf(category: Category): string {
  return shorts[category.id] ?? category.description
}

export function categoryIcon(id: number): IconName {
  return icons[id] ?? 'drop'
}

const icons: Record<number, IconName> = { 1: 'net', 2: 'flask', 3: 'pump', 4: 'sun-waves', 5: 'drop', 6: 'tools' }

const shorts: Record<number, string> = {
  1: 'Weekly cleaning and checks',
  2: 'Testing and treatment',
  3: 'Pumps, filters, heaters',
  4: 'Start and end the season',
  5: 'Found before anyone digs',
  6: 'Plaster, tile, decks, lights',
}
