import type { DemoRegion } from './region.ts'

/** How a business introduces itself; {who}, {city} and {years} are replaced. */
export const newcomers = [
  '{who} started this business after six years on the trucks of a bigger company, to do fewer pools and do them well.',
  'We are new in {city} and small on purpose: the person who answers the phone is the person with the net.',
  'After a decade as a building engineer {who} now looks after home pools around {city}.',
  'A young business with a full set of certificates and an old-fashioned habit of showing up when we said we would.',
  '{who} learned the trade from an uncle, passed the CPO exam and took on a first route in {city}.',
  'We opened our route in {city} not long ago and still write every customer a note after the first visit.',
]

export const established = [
  'For {years} years {who} has looked after backyard pools in and around {city}.',
  '{who} and a crew of three keep about ninety pools swimming every week.',
  'A family business in {city} for {years} years, with the same technicians on the same routes.',
  'We began with one truck {years} years ago; today there are four, and {who} still rides along on Mondays.',
  '{who} has been cleaning, mending and rescuing pools near {city} for {years} years.',
  'Most of our work in {city} comes from neighbors telling neighbors, and has for {years} years.',
  'With {years} years on the job, {who} has seen most of what a pool can do, usually on a holiday weekend.',
  'An owner-operated shop: {who} writes the quotes, trains the crew and checks the water.',
  'Licensed and insured for {years} years, with a warehouse of parts in {city} so that a repair rarely waits.',
  'We keep pools for families, landlords and two swim schools around {city}.',
]

export const localKnowledge: Record<DemoRegion, readonly string[]> = {
  california: [
    'Ash, dry fall winds and eucalyptus leaves are our daily bread, and so are salt cells that scale up in hard water.',
    'We keep calcium in check before it shows at the tile line, which here it does quickly.',
    'With water as dear as it is, we find leaks early and use covers and clever schedules rather than refills.',
    'We program variable-speed pumps around the time-of-use rates, and customers see it on the bill.',
    'Pepper trees and jacarandas drop all summer; we size the baskets and the visits for that.',
    'Solar panels, salt systems and automation are on most of our pools, and we know their moods.',
  ],
  desert: [
    'Monsoon dust can turn a pool brown in an afternoon, so we come back within two days of a storm at no charge.',
    'Hard water leaves its white line on every tile in the valley; we bead-blast it and keep the calcium where it belongs.',
    'In July the sun eats chlorine by lunchtime, so we balance stabilizer with care instead of just adding more.',
    'Pebble finishes, in-floor cleaning heads and salt cells are what we know best.',
    'We check the autofill and the evaporation on every visit, because in this heat a leak hides behind the weather.',
    'Palo verde blossom in spring and dust in August: our routes change with both.',
  ],
  florida: [
    'Afternoon storms thin the chemistry every day from June on; we test for it and adjust, not guess.',
    'Before a hurricane we lower the water, secure the gear and shut off the breakers, and after it we clear what landed.',
    'Screen enclosures keep out the leaves but not the pollen, and oak pollen is a season of its own here.',
    'Salt pools, heat pumps and year-round swimming are the rule here, so there is no slow month for your equipment.',
    'Phosphates from fertilized lawns feed algae all summer; we treat the cause and not just the color.',
    'Love bugs in May and September, lightning in August: we have a plan for both.',
  ],
  islands: [
    'Salt air is hard on heaters and lights, so we rinse, grease and check them at every visit.',
    'Trade winds bring leaves all year, and our baskets are never the small ones.',
    'Swimming here has no off season, so we service pumps before they fail and not after.',
  ],
  north: [
    'A short season leaves no room for a green opening: we book them early and test the water the same day.',
    'We close pools so that they open clear: lines blown out, plugs in, cover tight, water balanced for the cold.',
    'Vinyl liners are most of what we see, and we treat them gently: no brushes that scratch, no water that wrinkles.',
    'Maple leaves in October and pollen in May are the two weeks that decide how your pool looks.',
    'Freeze damage to pumps and heaters is our spring specialty, and preventing it our fall one.',
    'From the first warm weekend to the last, we keep a slot open for pools with company coming.',
  ],
  south: [
    'Pine pollen, crepe myrtle and oak leaves come in turns here; the skimmer never rests and neither do we.',
    'After the big freeze we rebuilt more equipment pads than we can count, and we now winterize the right way.',
    'Hot nights grow algae fast, so we watch phosphates and circulation from May to October.',
    'Red clay after a storm is a special kind of dirty; we have the filters and the patience for it.',
    'Humid summers, sudden frosts: we set freeze protection and test it before you need it.',
    'Plaster, salt systems and big oak trees are our everyday, and leaf drop in November is our Olympics.',
  ],
}

/** What a business is good at, by the category of most of its work. */
export const strengths: Record<number, readonly string[]> = {
  1: [
    'Every visit means skimming, brushing, vacuuming, baskets, a full test and a photo of the result.',
    'We brush walls, steps and the tile line each week, because that is where algae starts.',
    'Filters are cleaned on a schedule and not when the gauge screams.',
    'You get the readings by message before our truck has left your street.',
  ],
  2: [
    'Chemistry is our craft: we test eight values, explain them in plain words and dose by weight.',
    'Green pools are back to blue in three to five days, usually without draining.',
    'We balance for the surface you have, so that plaster does not etch and liners do not fade.',
    'Sensitive skin at home? We run pools on low chlorine with enzymes and good circulation.',
  ],
  3: [
    'Pumps, heaters, salt cells and controllers: we diagnose first and sell parts second.',
    'We are trained on the three big makers of pool equipment and stock their common parts.',
    'Most pump motors and pressure gauges are replaced on the first visit.',
    'If a forty-dollar capacitor mends it, that is what the bill will say.',
  ],
  4: [
    'We open and close by checklist, and you get the checklist.',
    'Covers are cleaned, dried, folded and labeled, so that next year starts well.',
    'Opening day ends with balanced water and running equipment, not with a promise.',
  ],
  5: [
    'We listen to lines with microphones, pressure-test each one and use dye before anyone touches a shovel.',
    'Three out of four leaks we find are at the skimmer, the light or a return, and most are closed the same day.',
    'You get a drawing with the leak marked on it, whether we repair it or not.',
  ],
  6: [
    'Plaster, pebble, tile and coping are done by our own crew, never by whoever had a free week.',
    'We show you samples in your own water and light before you choose a finish.',
    'Every renovation has one date for the start, one for the end and one price.',
  ],
}

export const habits = [
  'No contracts: stay because the water is clear.',
  'We lock gates, mind dogs and wipe our feet.',
  'Se habla español.',
  'Quotes are in writing and stay what they were.',
  'We use text messages before and after each visit.',
  'Background-checked technicians in marked trucks.',
  'Ask us for references on your own street.',
  'Free second look if anything bothers you within a week.',
  'Happy to teach owners who would rather do it themselves.',
  'Veteran owned.',
  'Weekend calls are answered by a person.',
  'Parts cost what they cost us, plus a fair day of work.',
  'We recycle cartridges, cells and batteries.',
  'New customers get their first water test free.',
]
