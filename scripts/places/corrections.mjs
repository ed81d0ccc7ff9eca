// Wrong populations in GeoNames, found by comparing each with the people who live within ten miles.
export const correctedPopulations = new Map([
  ['Augusta, GA', 202081],
  ['East Independence, MO', 0],
  ['Enchanted Hills, NM', 0],
  ['Ironville, KY', 1000],
  ['Louisville, KY', 633045],
  ['Macon, GA', 157346],
  ['Meads, KY', 0],
  ['New South Memphis, TN', 0],
  ['South Boston, MA', 36000],
  ['South Suffolk, VA', 0],
  ['Tri-Cities, WA', 0],
  ['West Raleigh, NC', 0],
])
