import { plural } from '../../ui/format.ts'

/** Why these are too many, next to the photos that are stored already. */
export function fewerPhotos(room: number): string {
  return `There is room for ${plural(room, 'more photo')}. Please choose fewer`
}
