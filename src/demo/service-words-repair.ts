import type { DemoService } from './service-offer.ts'

export const repairOffers: readonly DemoService[] = [
  {
    name: 'Equipment Diagnosis',
    says: [
      'We find out what is wrong and what it would cost. The fee is taken off the repair.',
      'Pump, filter, heater, valves and controller looked through, with a written list of what can wait.',
    ],
    price: [85, 140],
    per: 'fixed',
    minutes: [60],
  },
  {
    name: 'Equipment Repair',
    says: [
      'Leaking unions, stuck valves, noisy motors, tripping breakers: by the hour, with parts shown separately.',
      'Most repairs at the equipment pad. The truck carries the usual parts.',
    ],
    price: [90, 145],
    per: 'hourly',
    minutes: [60, 90, 120],
  },
  {
    name: 'Pump Motor Replacement',
    says: [
      'Old motor out, new motor and shaft seal in, tested under load. Motor not included.',
      'Labor for a like-for-like swap, usually done the day you call.',
    ],
    price: [180, 320],
    per: 'fixed',
    minutes: [90, 120],
  },
  {
    name: 'Variable-Speed Pump Upgrade',
    says: [
      'A quiet pump at a third of the power, plumbed, wired, programmed and registered for the rebate.',
      'We size it for your plumbing, not for the catalog, and set the schedule with you.',
    ],
    price: [1250, 2100],
    per: 'estimate',
    minutes: [180, 240],
  },
  {
    name: 'Heater Service',
    says: [
      'Burners and exchanger cleaned, gas pressure and flow measured, sensors checked.',
      'For gas heaters and heat pumps that fail on the first cool evening, every year.',
    ],
    price: [150, 260],
    per: 'fixed',
    minutes: [90, 120],
  },
  {
    name: 'Salt Cell Cleaning',
    says: [
      'Cell taken off, descaled gently, plates inspected, output measured.',
      'Twice a year this doubles what a cell lasts. We tell you honestly when it is done.',
    ],
    price: [75, 130],
    per: 'fixed',
    minutes: [45, 60],
  },
  {
    name: 'Automation Setup',
    says: [
      'Controllers, valves and lights on your phone, with schedules that make sense.',
      'We connect, update and program it, then sit down with you until it is easy.',
    ],
    price: [110, 165],
    per: 'hourly',
    minutes: [120, 150],
  },
  {
    name: 'Pool Light Replacement',
    says: [
      'An LED in the old niche, without draining. Cord, gasket and transformer checked.',
      'White or color, sealed and tested, with the ground-fault breaker tried in front of you.',
    ],
    price: [240, 460],
    per: 'fixed',
    minutes: [90, 120],
  },
]

export const renovationOffers: readonly DemoService[] = [
  {
    name: 'Replastering',
    says: [
      'Drain, chip out, bond coat, new plaster, and a start-up that treats it well for four weeks.',
      'White, gray or blue plaster by our own crew. Price by surface after a visit.',
    ],
    price: [5200, 9800],
    per: 'estimate',
    minutes: [480],
  },
  {
    name: 'Pebble Finish',
    says: [
      'A pebble surface that lasts fifteen years and more, in the color you chose in your own light.',
      'Exposed aggregate, acid washed and polished underfoot. Samples on request.',
    ],
    price: [7500, 14_000],
    per: 'estimate',
    minutes: [480],
    where: ['california', 'desert', 'florida', 'south'],
  },
  {
    name: 'Waterline Tile Replacement',
    says: [
      'Old tile off, wall prepared, new tile set and grouted, with the pool out of use for about a week.',
      'Glass, porcelain or the pattern your house had in 1962.',
    ],
    price: [1800, 4200],
    per: 'estimate',
    minutes: [480],
  },
  {
    name: 'Renovation Consultation',
    says: [
      'An hour at the pool with samples, a tape measure and honest numbers.',
      'We look at shell, tile, deck and equipment, and write down what to do first.',
    ],
    price: [75, 150],
    per: 'fixed',
    minutes: [60],
  },
  {
    name: 'Liner Replacement',
    says: [
      'Measured by laser, ordered to fit, installed without wrinkles; gaskets and faceplates are new too.',
      'Old liner out, floor trued, new liner in and filling by the evening.',
    ],
    price: [3200, 5800],
    per: 'estimate',
    minutes: [420, 480],
    where: ['north', 'south'],
  },
  {
    name: 'Deck and Coping Repair',
    says: [
      'Lifted coping reset, cracks stitched, expansion joint renewed.',
      'Small repairs by the hour, before water gets under the deck.',
    ],
    price: [95, 150],
    per: 'hourly',
    minutes: [180, 240, 300],
  },
  {
    name: 'LED Lighting Upgrade',
    says: [
      'New niches, conduits and color lights, with the wiring inspected.',
      'Two or three small lights instead of one big one: the whole pool, evenly lit.',
    ],
    price: [900, 2400],
    per: 'estimate',
    minutes: [240, 300],
  },
]
