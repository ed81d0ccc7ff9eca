import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import { townNicknamed } from './place-nicknames.ts'

/** The towns with that name, starting with the city that it is a nickname of; if a state is given, only those in it. */
export function townsNamed(gazetteer: Gazetteer, key: string, state?: string): readonly Town[] {
  const namesakes = gazetteer.towns.named(key)
  const towns = state ? namesakes.filter((town) => town.state === state) : namesakes
  const nicknamed = cityByNickname(gazetteer, key, state)
  return nicknamed ? [nicknamed, ...towns] : towns
}

function cityByNickname(gazetteer: Gazetteer, key: string, state: string | undefined): Town | undefined {
  const meant = townNicknamed(key)
  if (!meant || (state && state !== meant.state)) return undefined
  return gazetteer.towns.named(meant.key).find((town) => town.state === meant.state)
}
