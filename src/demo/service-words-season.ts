import type { DemoService } from './service-offer.ts'

export const seasonOffers: readonly DemoService[] = [
  {
    name: 'Pool Opening',
    says: [
      'Cover off and cleaned, equipment connected, water started up and balanced.',
      'Everything between the cover and the first swim, done by checklist in one visit.',
    ],
    price: [260, 420],
    per: 'fixed',
    minutes: [120, 150, 180],
    where: ['north', 'south'],
  },
  {
    name: 'Pool Closing',
    says: [
      'Lines blown out and plugged, equipment drained, winter chemicals in, cover on.',
      'A closing that opens well: water balanced for the cold and a cover that stays put.',
    ],
    price: [270, 450],
    per: 'fixed',
    minutes: [120, 150, 180],
    where: ['north', 'south'],
  },
  {
    name: 'Mid-Winter Cover Check',
    says: [
      'We pump off the water, look for tears, tighten the straps and check the plugs.',
      'A look at cover, level and equipment in January, before small trouble gets big.',
    ],
    price: [70, 120],
    per: 'fixed',
    minutes: [45],
    where: ['north'],
  },
  {
    name: 'Spring Start-Up',
    says: [
      'Filter cleaned, salt cell descaled, timers set for summer, heater checked and water balanced.',
      'What a pool that never closes still needs once a year, all on one morning.',
    ],
    price: [160, 280],
    per: 'fixed',
    minutes: [90, 120],
    where: ['california', 'desert', 'florida', 'islands', 'south'],
  },
  {
    name: 'Hurricane Preparation',
    says: [
      'Level lowered, furniture and gear secured, breakers off, extra chlorine in. Booked in storm order.',
      'We make the pool ready before the storm and put everything back after it.',
    ],
    price: [120, 220],
    per: 'fixed',
    minutes: [60, 90],
    where: ['florida', 'islands'],
  },
  {
    name: 'Freeze Protection Check',
    says: [
      'Sensors, timers and covers tested before the first hard night; pipes on the pad wrapped.',
      'We set freeze mode, test it and show you what to do when the power goes.',
    ],
    price: [90, 150],
    per: 'fixed',
    minutes: [45, 60],
    where: ['south', 'desert', 'california'],
  },
  {
    name: 'Safety Cover Fitting',
    says: [
      'Measuring, anchors and the first fitting of a mesh or solid safety cover.',
      'We measure, order and fit; anchors are set flush so that nobody stubs a toe.',
    ],
    price: [350, 700],
    per: 'estimate',
    minutes: [180, 240],
    where: ['north', 'south'],
  },
]

export const leakOffers: readonly DemoService[] = [
  {
    name: 'Complete Leak Detection',
    says: [
      'Pressure on every line, dye at every fitting, a listening device for what is underground. Report included.',
      'Half a day, all methods, one price. You get a drawing of where the water goes.',
    ],
    price: [325, 550],
    per: 'fixed',
    minutes: [150, 180, 240],
  },
  {
    name: 'Line Pressure Test',
    says: [
      'Each suction and return line is plugged and put under pressure to find the one that leaks.',
      'For pools that lose water only while the pump runs, or only while it rests.',
    ],
    price: [180, 290],
    per: 'fixed',
    minutes: [90, 120],
  },
  {
    name: 'Skimmer and Fitting Repair',
    says: [
      'Cracked skimmer throats, returns and light niches sealed under water with two-part epoxy.',
      'The usual suspects, closed without draining the pool.',
    ],
    price: [190, 380],
    per: 'fixed',
    minutes: [90, 120, 150],
  },
  {
    name: 'Liner Patch',
    says: [
      'Tears and pinholes in vinyl found with dye and patched under water.',
      'One visit, up to three patches, color matched as well as an old liner allows.',
    ],
    price: [140, 260],
    per: 'fixed',
    minutes: [60, 90],
    where: ['north', 'south'],
  },
  {
    name: 'Underground Line Repair',
    says: [
      'A careful hole where the leak is, new pipe, a test under pressure, and the deck put back.',
      'Priced after the leak is found, by depth and by what is on top of it.',
    ],
    price: [600, 1600],
    per: 'estimate',
    minutes: [240, 360, 480],
  },
]
