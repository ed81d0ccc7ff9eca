import type { Gazetteer, Region } from '../gazetteer/gazetteer.ts'
import { editDistance, allowedTypos } from '../gazetteer/place-spelling.ts'
import type { Words } from '../gazetteer/place-text.ts'

/** A state at the end of some words, and how many `words` it takes; `spelledOut` is "Texas", not "TX". */
export interface StateAtEnd {
  code: string
  words: number
  spelledOut: boolean
}

export function stateAtEnd(gazetteer: Gazetteer, words: Words): StateAtEnd | undefined {
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    const code =
      gazetteer.stateCodes.get(name) ??
      gazetteer.joinedStateCodes.get(name) ??
      stateAliases.get(name) ??
      abbreviation(gazetteer, name)
    if (code) return { code, words: count, spelledOut: name.length > 2 }
  }
  return letterByLetter(gazetteer, words)
}

/** "Washington state", "the state of New York": not the city of that name. */
export function wholeState(gazetteer: Gazetteer, words: Words): Region | undefined {
  const [, after, before] = /^(?:the )?(?:state of (.+)|(.+) state)$/.exec(words.join(' ')) ?? []
  const name = (after ?? before)?.split(' ')
  const state = name && stateAtEnd(gazetteer, name)
  return state && state.words === name.length ? gazetteer.states.get(state.code) : undefined
}

/** "Txas", "Colorodo"; takes every word only if other segments are left to name the town. */
export function misspelledStateAtEnd(gazetteer: Gazetteer, words: Words, alone: boolean): StateAtEnd | undefined {
  for (let count = Math.min(2, alone ? words.length : words.length - 1); count > 0; count--) {
    const written = words.slice(-count).join(' ')
    if (written.length < 4) continue
    for (const [name, code] of gazetteer.stateCodes) {
      const slips = allowedTypos(name.length)
      if (editDistance(written, name, slips) <= slips) return { code, words: count, spelledOut: true }
    }
  }
  return undefined
}

/** The states whose name begins this way. */
export function statesStarting(gazetteer: Gazetteer, letters: string): Set<string> {
  const begun = [...gazetteer.stateCodes].filter(([name]) => name.startsWith(letters))
  return new Set(begun.map(([, code]) => code))
}

function abbreviation(gazetteer: Gazetteer, name: string): string | undefined {
  const code = name.toUpperCase()
  return gazetteer.states.has(code) ? code : undefined
}

/** "D C" */
function letterByLetter(gazetteer: Gazetteer, words: Words): StateAtEnd | undefined {
  const code = abbreviation(gazetteer, words.slice(-2).join(''))
  return code ? { code, words: 2, spelledOut: false } : undefined
}

const stateAliases = new Map([
  ['ariz', 'AZ'],
  ['cali', 'CA'],
  ['calif', 'CA'],
  ['colo', 'CO'],
  ['conn', 'CT'],
  ['fla', 'FL'],
  ['ill', 'IL'],
  ['jersey', 'NJ'],
  ['mass', 'MA'],
  ['mich', 'MI'],
  ['minn', 'MN'],
  ['n carolina', 'NC'],
  ['n dakota', 'ND'],
  ['nev', 'NV'],
  ['no carolina', 'NC'],
  ['okla', 'OK'],
  ['ore', 'OR'],
  ['penn', 'PA'],
  ['penna', 'PA'],
  ['s carolina', 'SC'],
  ['s dakota', 'SD'],
  ['so carolina', 'SC'],
  ['tenn', 'TN'],
  ['tex', 'TX'],
  ['w virginia', 'WV'],
  ['wash', 'WA'],
  ['wash dc', 'DC'],
  ['wisc', 'WI'],
])
