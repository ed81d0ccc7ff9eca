import type { categories } from '../../../features/services/category.ts'

interface ServiceDetails {
  done: readonly string[]
  takes: string
  blog?: { to: string; label: string }
}

/** What is done on a visit of each kind. Durations are for an average home pool. */
export const serviceDetails: Record<(typeof categories)[number]['id'], ServiceDetails> = {
  1: {
    done: [
      'Skim the surface, brush walls and steps, vacuum the floor',
      'Empty the skimmer and pump baskets',
      'Test chlorine, pH and alkalinity, and correct what is off',
      'Look at pressure, water level and leaks at the equipment',
      'Backwash or rinse the filter when the gauge asks for it',
    ],
    takes: 'About 30 to 60 minutes, mostly once a week: one request asks for up to 12 visits',
    blog: { to: '/blog/the-weekly-routine', label: 'The weekly routine, explained' },
  },
  2: {
    done: [
      'A full test: chlorine, pH, alkalinity, hardness, stabilizer',
      'Doses worked out for the volume of your pool',
      'Shock and algae treatment for green or cloudy water',
      'Stain, scale and metal treatment',
      'A drain-down plan when only fresh water helps',
    ],
    takes: 'About an hour; green water takes several visits over 3 to 7 days',
    blog: { to: '/blog/reading-a-water-test', label: 'How to read a water test' },
  },
  3: {
    done: [
      'Find the fault before anything is replaced',
      'Pumps, motors, seals, filters and valves',
      'Gas heaters and heat pumps',
      'Salt cells, timers, automation and lights',
      'A written price for parts and labor before the work',
    ],
    takes: 'About 1 to 2 hours to find and fix the usual faults; longer when a part is ordered',
    blog: { to: '/blog/variable-speed-pumps', label: 'What a variable-speed pump saves' },
  },
  4: {
    done: [
      'Opening: cover off and cleaned, plugs out, equipment started',
      'Opening: first vacuum, first full test, first balance',
      'Closing: final clean and balance',
      'Closing: water lowered, lines blown out and plugged',
      'Closing: equipment drained, cover on and fastened',
    ],
    takes: 'About 2 to 4 hours, once in spring and once in fall',
    blog: { to: '/blog/opening-after-winter', label: 'Opening step by step' },
  },
  5: {
    done: [
      'Evaporation told apart from a leak by a bucket test',
      'Dye at fittings, lights, skimmer and cracks',
      'Each line under pressure, one after the other',
      'Listening gear where the pipe is under the deck',
      'A drawing of where it leaks and what it takes to fix it',
    ],
    takes: 'About 2 to 3 hours; the repair is priced after that',
    blog: { to: '/blog/finding-a-leak', label: 'Test it yourself with a bucket' },
  },
  6: {
    done: [
      'New plaster, pebble, tile or liner',
      'Coping, decks and expansion joints',
      'Drain covers brought up to today’s standard',
      'LED lights, efficient pumps, automation',
      'Permits and inspections where your town asks for them',
    ],
    takes: 'A day for lights, one to three weeks for a new surface',
  },
}
