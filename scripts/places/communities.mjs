import { townKey } from './names.mjs'

// Planned communities and city districts with many pools that neither GeoNames nor the post office lists as places.
const listed = `
Ahwatukee, AZ 85044 85045 85048
Alamo Ranch, TX 78253
Almaden Valley, CA 95120
Ansley Park, GA 30309
Arcadia, AZ 85018
Avalon Park, FL 32828
Baldwin Park, FL 32814
Ballantyne, NC 28277
Brickell, FL 33129 33131
Bridgeland, TX 77433
Buckhead, GA 30305 30326 30327 30342
Centennial Hills, NV 89131 89149 89166
Circle C Ranch, TX 78739
Clear Lake, TX 77058 77059 77062
College Park, FL 32804
Daniel Island, SC 29492
Davis Islands, FL 33606
DC Ranch, AZ 85255
Desert Ridge, AZ 85050
Diamond Head, HI 96815 96816
Dr. Phillips, FL 32819
Eagle Rock, CA 90041
Gainey Ranch, AZ 85258
Garden District, LA 70115 70130
Georgetown, DC 20007
Grayhawk, AZ 85255
Green Valley Ranch, NV 89012 89052
Hancock Park, CA 90004
Hawaii Kai, HI 96825
Kahala, HI 96816
Kaimuki, HI 96816
Lake Highlands, TX 75238 75243
Lake Las Vegas, NV 89011
Lake Nona, FL 32827 32832
Lakeview, LA 70124
Lakewood Ranch, FL 34202 34211
Las Sendas, AZ 85207
Los Feliz, CA 90027
Mandarin, FL 32223 32257 32258
Manoa, HI 96822
Mar Vista, CA 90066
McCormick Ranch, AZ 85258
Memorial, TX 77024 77079
Meyerland, TX 77096
Mountains Edge, NV 89178
Mueller, TX 78723
Myers Park, NC 28207 28209
New Tampa, FL 33647
Pacific Beach, CA 92109
Preston Hollow, TX 75225 75230
Rancho Bernardo, CA 92127 92128
Scripps Ranch, CA 92131
Southern Highlands, NV 89141
SouthPark, NC 28210 28211
Steiner Ranch, TX 78732
Stone Oak, TX 78258
Summerlin, NV 89134 89135 89138 89144 89145
Talega, CA 92673
Tatum Ranch, AZ 85331
The Heights, TX 77007 77008
Tierrasanta, CA 92124
Verrado, AZ 85396
Viera, FL 32940
Vistancia, AZ 85383
Waikiki, HI 96815
Westlake Hills, TX 78746
Willow Glen, CA 95125`

/** Each in the center of its ZIP codes, with their share of the people of its city. */
export function readCommunities(towns, zips) {
  const zipCodes = new Map(zips.map((zip) => [zip.zip, zip]))
  const cities = new Map(towns.map((town) => [townKey(town), town]))
  const sizes = Map.groupBy(
    zips.filter((zip) => zip.inhabited),
    townKey,
  )
  const shareOf = (zip) => (cities.get(townKey(zip))?.population ?? 0) / sizes.get(townKey(zip)).length
  return listed
    .trim()
    .split('\n')
    .map((line) => readCommunity(line, zipCodes, shareOf))
}

function readCommunity(line, zipCodes, shareOf) {
  const [, name, state, codes] = /^(.+), ([A-Z]{2}) ([\d ]+)$/.exec(line)
  const members = codes.split(' ').map((code) => zipCodes.get(code))
  const mean = (of) => members.reduce((sum, zip) => sum + of(zip), 0) / members.length
  return {
    name,
    state,
    county: members[0].county,
    latitude: mean((zip) => zip.latitude),
    longitude: mean((zip) => zip.longitude),
    population: Math.round(mean(shareOf) * members.length),
    timeZone: members[0].timeZone,
  }
}
