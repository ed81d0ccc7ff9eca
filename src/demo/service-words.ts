import { leakOffers, seasonOffers } from './service-words-season.ts'
import { repairOffers, renovationOffers } from './service-words-repair.ts'
import type { DemoService } from './service-offer.ts'

const maintenance: readonly DemoService[] = [
  {
    name: 'Weekly Pool Service',
    says: [
      'Skim, brush, vacuum, empty baskets, test and balance. Chemicals for a normal week are included.',
      'One visit a week, same day, same technician: full cleaning, chemistry and a look at the equipment.',
    ],
    price: [38, 75],
    per: 'fixed',
    minutes: [45, 60],
  },
  {
    name: 'Every-Other-Week Service',
    says: [
      'For covered or little-used pools: a full cleaning and balance twice a month.',
      'The whole weekly program at half the rhythm, for pools with few trees and a good filter.',
    ],
    price: [60, 105],
    per: 'fixed',
    minutes: [60, 75],
  },
  {
    name: 'One-Time Deep Clean',
    says: [
      'For a party, a sale or a long absence: walls, steps, tile line, floor, filter and water in one go.',
      'A top-to-bottom cleaning of a pool that has been left alone for a while. Very green pools need more than one visit.',
    ],
    price: [150, 320],
    per: 'fixed',
    minutes: [120, 150, 180],
  },
  {
    name: 'Filter Clean',
    says: [
      'Cartridges or grids taken out, hosed, soaked and checked for tears; O-rings greased.',
      'A full tear-down of the filter, so that pressure is back where it belongs.',
    ],
    price: [75, 145],
    per: 'fixed',
    minutes: [60, 90],
  },
  {
    name: 'Vacation Watch',
    says: [
      'While you are away we come twice a week, and send a photo each time.',
      'Water level, chemistry, gate and equipment looked after while nobody is home.',
    ],
    price: [35, 60],
    per: 'fixed',
    minutes: [30, 45],
  },
  {
    name: 'Storm Cleanup',
    says: [
      'Leaves, branches, silt and whatever the wind brought, out within two days of the storm.',
      'We clear the debris, backwash, shock and come back once more to vacuum what has settled.',
    ],
    price: [65, 95],
    per: 'hourly',
    minutes: [90, 120],
    where: ['florida', 'south', 'desert', 'islands'],
  },
  {
    name: 'Spa and Hot Tub Care',
    says: [
      'Drain, clean the shell and jets, refill and balance. Best every three months.',
      'A purge of the lines, a scrub of the shell and fresh, balanced water.',
    ],
    price: [110, 190],
    per: 'fixed',
    minutes: [90, 120],
  },
  {
    name: 'Tile Line Cleaning',
    says: [
      'Calcium and sunscreen taken off the tile by hand or by bead, without scratching the glaze.',
      'The white line gone: soft-media blasting all the way around, with cleanup.',
    ],
    price: [240, 480],
    per: 'estimate',
    minutes: [180, 240],
  },
]

const chemistry: readonly DemoService[] = [
  {
    name: 'Chemical-Only Service',
    says: [
      'Weekly testing and dosing; you do the net and the brush. All common chemicals included.',
      'We bring the chemistry, you do the cleaning: eight readings a week, sent to your phone.',
    ],
    price: [28, 48],
    per: 'fixed',
    minutes: [30],
  },
  {
    name: 'Green Pool Recovery',
    says: [
      'From green to blue in three to five days: shock, floc, vacuum to waste, filter cleans and a final balance.',
      'Up to four visits until you can see the drain. We say beforehand if draining would be cheaper.',
    ],
    price: [275, 520],
    per: 'fixed',
    minutes: [120, 180],
  },
  {
    name: 'Water Test and Balance',
    says: [
      'A full panel with a photometer, the doses weighed and added, the results explained.',
      'Chlorine, pH, alkalinity, calcium, stabilizer, salt, phosphates and metals: measured and put right.',
    ],
    price: [55, 95],
    per: 'fixed',
    minutes: [45, 60],
  },
  {
    name: 'Algae Treatment',
    says: [
      'Mustard and black algae brushed, treated and kept from coming back.',
      'Two visits: we kill it, we clear it, and we find out why it grew.',
    ],
    price: [140, 260],
    per: 'fixed',
    minutes: [75, 90, 120],
  },
  {
    name: 'Salt System Start-Up',
    says: [
      'Salt added and dissolved, cell output set, stabilizer brought up to where salt pools want it.',
      'Moving from tablets to salt, or restarting after a refill: we set it up and check it a week later.',
    ],
    price: [120, 210],
    per: 'fixed',
    minutes: [60, 90],
  },
  {
    name: 'Drain, Acid Wash and Refill',
    says: [
      'For plaster that no brush will whiten. We pump out safely, wash, neutralize and start the new water up.',
      'Takes off a thin layer of stained plaster and starts you on fresh water. Price depends on size and condition.',
    ],
    price: [450, 900],
    per: 'estimate',
    minutes: [360, 420],
    where: ['california', 'desert', 'florida', 'south'],
  },
]

/** By category, the most common first. */
export const offers: Record<number, readonly DemoService[]> = {
  1: maintenance,
  2: chemistry,
  3: repairOffers,
  4: seasonOffers,
  5: leakOffers,
  6: renovationOffers,
}
