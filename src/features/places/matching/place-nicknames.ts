/** Common and new names that no gazetteer lists, by the key and state of their city. */
const nicknamesOfTowns: readonly (readonly [key: string, state: string, nicknames: readonly string[]])[] = [
  ['albuquerque', 'NM', ['abq']],
  ['atlanta', 'GA', ['atl']],
  ['austin', 'TX', ['atx']],
  ['barrow', 'AK', ['utqiagvik']],
  ['bocaraton', 'FL', ['boca']],
  ['boston', 'MA', ['beantown']],
  ['brooklyn', 'NY', ['bk']],
  ['chicago', 'IL', ['chi', 'chitown']],
  ['cincinnati', 'OH', ['cincy']],
  ['coloradosprings', 'CO', ['cosprings', 'csprings']],
  ['ftlauderdale', 'FL', ['ftl', 'ftlaud']],
  ['houston', 'TX', ['htx']],
  ['indianapolis', 'IN', ['indy']],
  ['jacksonville', 'FL', ['jax']],
  ['kailuakona', 'HI', ['kona']],
  ['kansascity', 'MO', ['kc', 'kcmo']],
  ['lakehavasucity', 'AZ', ['lakehavasu']],
  ['lasvegas', 'NV', ['vegas']],
  ['losangeles', 'CA', ['la']],
  ['minneapolis', 'MN', ['mpls']],
  ['neworleans', 'LA', ['nola']],
  ['newyork', 'NY', ['nyc', 'newyorkcity', 'bigapple']],
  ['nlasvegas', 'NV', ['nvegas']],
  ['oklahomacity', 'OK', ['okc']],
  ['philadelphia', 'PA', ['philly']],
  ['phoenix', 'AZ', ['phx']],
  ['pittsburgh', 'PA', ['pgh']],
  ['portland', 'OR', ['pdx']],
  ['saltlakecity', 'UT', ['slc']],
  ['sanantonio', 'TX', ['sanantone']],
  ['sanfrancisco', 'CA', ['sf', 'sanfran']],
  ['stlouis', 'MO', ['stl']],
  ['stpetersburg', 'FL', ['stpete']],
  ['washington', 'DC', ['dc', 'washingtondc']],
  ['wpalmbeach', 'FL', ['wpb', 'wpalm']],
]

const byNickname = new Map(
  nicknamesOfTowns.flatMap(([key, state, nicknames]) =>
    nicknames.map((nickname) => [nickname, { key, state }] as const),
  ),
)

/** "nyc" → the key and state of New York. */
export function townNicknamed(nickname: string): { key: string; state: string } | undefined {
  return byNickname.get(nickname)
}
