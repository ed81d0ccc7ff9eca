/** A town with pros, as in the address of its page: `/pool-service/ca/los-angeles`. */
export interface LocalTown {
  city: string
  state: string
}

export interface TownCount extends LocalTown {
  pros: number
}

export function townPath({ city, state }: LocalTown): string {
  return `/pool-service/${state.toLowerCase()}/${slugOf(city)}`
}

/** "Coeur d’Alene" is `coeur-d-alene`. */
export function slugOf(city: string): string {
  return city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
