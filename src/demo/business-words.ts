import type { DemoRegion } from './region.ts'

/** Words from the surrounding landscape, for names of businesses. */
export const landWords: Record<DemoRegion, readonly string[]> = {
  california:
    list(`Golden State, Pacific, Foothill, Canyon Crest, Coastline, Sierra, Mission, Orange Grove, Arroyo, Bay Laurel,
    Chaparral, Sycamore, Inland, Redwood, Poppy, El Camino, Alta Vista, Westside`),
  desert: list(`Cactus Wren, Desert Willow, Mesa, Ocotillo, High Desert,
    Dust Devil, Monsoon, Painted Sky, Agave, Roadrunner, Desert Bloom, Canyon Wren, Sun Valley, Yucca, Big Horizon`),
  florida:
    list(`Gulf Coast, Sunshine State, Palmetto, Sandpiper, Treasure Coast, Mangrove, Suncoast, Sea Grape, Tarpon, Key Lime,
    Royal Palm, Bayside, Ibis, Coquina, Space Coast, Flamingo, Citrus Belt, First Coast`),
  islands: list(`Aloha, Plumeria, Trade Wind, Leeward, Hibiscus, Kai`),
  north: list(`Lakeside, Four Seasons, Maple, Old Mill, North Star, Stone Bridge, Blue Heron, Liberty, Millbrook,
    Harbor, Ridgeline, Fairfield, Orchard, Granite, Heartland, Riverbend, Keystone`),
  south: list(`Magnolia, Pecan, Live Oak, Cypress, Piney Woods,
    Dogwood, Southern Breeze, Mockingbird, Honeysuckle, Red Clay, Cottonwood, Front Porch, Whippoorwill, Sweet Gum, Firefly, Redbud`),
}

/** Words that fit one state only. */
export const stateWords: Partial<Record<string, readonly string[]>> = {
  AZ: list('Sonoran, Saguaro, Copper State, Superstition, Palo Verde, Ocotillo Ridge'),
  GA: list('Peach State, Chattahoochee, Cherokee Rose'),
  LA: list('Bayou, Pelican State, Crescent'),
  MD: list('Chesapeake, Old Line'),
  MI: list('Great Lakes, Mitten State'),
  NC: list('Tar Heel, Carolina, Longleaf'),
  NV: list('Silver State, Red Rock, Sagebrush'),
  NY: list('Empire, Hudson, North Fork'),
  SC: list('Lowcountry, Carolina, Sweetgrass'),
  TX: list('Lone Star, Hill Country, Bluebonnet, River Oaks, Brazos, Big Sky Texas'),
}

export const waterWords =
  list(`Blue Heron, Clearwater, Still Water, Bright Water, Blue Tile, Ripple, Deep End, Crystal Cove, Clear Day,
  Lagoon, Aqua Verde, Blue Lantern, Sapphire, Turquoise, Azure, Splash, Reflection, Waterline, Tidewater, Kingfisher, Dolphin,
  Otter, Pelican, Blue Marlin, Sea Glass, Wellspring, True Blue, First Light, Sunbeam, Cannonball, Cool Dip, Glass Pond,
  Silver Fin, Salt & Stone, Blue Door, Fresh Start, Evergreen, Summerset, Daybreak, Cascade, Blue Anchor, Starfish`)

export const trades =
  list(`Pool Care, Pool Service, Pools, Pool & Spa, Aquatics, Pool Co., Pool Cleaning, Pool Works, Pool Keepers,
  Pool & Patio, Water Care, Pool Maintenance`)

export const repairTrades = list(`Pool Repair, Pool Mechanics, Pump & Filter, Pool Equipment, Pool Tech`)

export const renovationTrades = list(`Pool Renovation, Plaster & Tile, Pool Remodeling, Resurfacing, Pool Restoration`)

export const leakTrades = list(`Leak Detection, Leak & Line, Pool Leak Finders, Leak Pros`)

/** Each is used once. */
export const wholeNames =
  list(`Skim & Vigor, The Pool Whisperer, Sunday Swim Co., Net Gain Pools, The Chlorine Line, Backwash Brothers, pH Perfect,
  No Green Pools, The Leaf Catchers, Balanced & Blue, Two Guys and a Net, Poolside Manor Care, Shallow End Services,
  Mind the Skimmer, Chlorine Dreams, The Filter Doctor, Clear by Friday, Marco & Polo Pools, After the Storm Pools,
  Swim Ready, Prime the Pump, Blue Again, The Tile Line, Hello Water, Ladder & Lane, Filtered Sunlight, Drop Zero,
  The Honest Skimmer, Wet Feet Pool Service, Good Clean Pools, Ten Foot Deep, Cool Pool Crew, Brush & Basket,
  Pump House Pros, The Water Butler, Weekend Blue, Dive In Daily, Bottom of the Deep End, Sparkle Motion Pools,
  Steady Stream Pool Care, Salt Cell Specialists, Cleaner Than Cleaner, Blue Standard, The Pool Sisters, Old Salt Pools,
  Lap Lane Pool Care, Early Bird Pool Service, Third Generation Pools, Plumb Level Pools, Quiet Pump Pool Service`)

function list(text: string): string[] {
  return text.split(',').map((item) => item.trim().replaceAll(/\s+/g, ' '))
}
