import { firstNumber } from './first-number.ts'
import type { ZipCode, ZipCodes } from './gazetteer.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { openRows } from './open-rows.ts'

/** The ZIP codes of the gazetteer file in typed arrays, found by binary search. */
export function openZips(file: GazetteerFile): ZipCodes {
  const { zips } = file
  const count = zips.zip.length
  const { nameAt, whereAt, latitudeAt, longitudeAt } = openRows(file, zips)
  const zip = Uint32Array.from(zips.zip)
  const inhabited = Uint8Array.from(zips.inhabited)

  return {
    count,
    at,
    find: (code) => starting(code, 1).find((zipCode) => zipCode.zip === code),
    starting,
    latitudeAt,
    longitudeAt,
    fromSouth: Uint16Array.from(zip.keys().filter((number) => inhabited[number] === 1)).toSorted(
      (a, b) => latitudeAt(a) - latitudeAt(b) || a - b,
    ),
  }

  function at(number: number): ZipCode {
    return {
      zip: String(zip[number]).padStart(5, '0'),
      city: nameAt(number),
      ...whereAt(number),
      inhabited: inhabited[number] === 1,
    }
  }

  function starting(digits: string, most = count): ZipCode[] {
    const lowest = Number(digits.padEnd(5, '0'))
    const first = firstNumber(count, (number) => (zip[number] ?? 0) >= lowest)
    const found: ZipCode[] = []
    for (let number = first; number < count && found.length < most; number++) {
      const zipCode = at(number)
      if (!zipCode.zip.startsWith(digits)) break
      found.push(zipCode)
    }
    return found
  }
}
