import { keyOf, wordsOf } from '../../src/features/places/gazetteer/place-text.ts'

/** Two spellings of a town in one state share its key. */
export const townKey = ({ name, state }) => `${keyOf(wordsOf(name))}, ${state}`

/** The postal data writes names in its own way: "Saint Louis", "Mcallen", "Isle Of Palms". */
export function asWritten(name) {
  return name
    .replace(/^New York City$/, 'New York')
    .replace(/^City of /, '')
    .replace(/^Saint /, 'St. ')
    .replace(/ Of /g, ' of ')
    .replace(/^Mc ?([a-z])/i, (_, letter) => `Mc${letter.toUpperCase()}`)
}
