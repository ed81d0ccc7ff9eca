/** One line a row, columns between tabs, the kind first; zones are numbered by their place in the first line. */
export function gazetteerTable({ states, counties, towns, zips }) {
  const zones = [...new Set([...towns, ...zips].map((row) => row.timeZone))].toSorted((a, b) => (a < b ? -1 : 1))
  const where = ({ latitude, longitude, timeZone }) => [degrees(latitude), degrees(longitude), zones.indexOf(timeZone)]
  const region = (kind) => (row) => [kind, row.name, row.state, ...where(row), row.population]
  const zip = (row) => ['Z', row.zip, row.name, row.state, ...where(row), row.inhabited ? 1 : 0]
  const rows = [
    ['#', ...zones],
    ...states.map(region('S')),
    ...counties.map(region('C')),
    ...towns.toSorted(byPopulation).map(region('P')),
    ...zips.map(zip),
  ]
  return `${rows.map((row) => row.join('\t')).join('\n')}\n`
}

function byPopulation(a, b) {
  return b.population - a.population || (a.name < b.name ? -1 : 1)
}

/** Four decimals are about ten metres. */
function degrees(number) {
  return Number(number.toFixed(4))
}
