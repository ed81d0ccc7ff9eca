/** Parts of the country where pools are cared for differently. */
export type DemoRegion = 'california' | 'desert' | 'florida' | 'islands' | 'north' | 'south'

export function regionOf(state: string): DemoRegion {
  return regions.get(state) ?? 'north'
}

/** About how many of a hundred people have a pool of their own; 0 means that no demo pro lives there. */
export function poolShare(state: string): number {
  return poolShares.get(state) ?? 0.5
}

/** Local prices, relative to the average. */
export function priceLevel(state: string): number {
  return priceLevels.get(state) ?? 1
}

/** A plausible phone number from the range that is reserved for fiction. */
export function phoneIn(state: string, share: number): string {
  const codes = areaCodes.get(state) ?? ['303']
  const number = Math.floor(share * codes.length * 100)
  return `(${codes[Math.floor(number / 100)]}) 555-01${String(number % 100).padStart(2, '0')}`
}

const regionStates: readonly (readonly [DemoRegion, string[]])[] = [
  ['california', ['CA']],
  ['desert', ['AZ', 'NV', 'NM', 'UT']],
  ['florida', ['FL']],
  ['islands', ['HI', 'PR']],
  ['south', ['TX', 'LA', 'MS', 'AL', 'GA', 'SC', 'NC', 'TN', 'AR', 'OK']],
]
const regions = new Map(regionStates.flatMap(([region, states]) => states.map((state) => [state, region] as const)))

const poolShares = numbers(`
  FL 14, AZ 9, CA 4, NV 5, TX 3.4, GA 2.4, LA 2.2, SC 2, NC 1.4, AL 1.4, MS 1.2, HI 1.6, OK 1.2, TN 1.2, AR 0.9,
  NM 1.2, UT 0.8, NJ 1.3, CT 1.1, PA 0.8, MD 0.9, VA 0.9, MO 0.8, IL 0.45, WI 0.4, WA 0.3, OR 0.3, MN 0.3, VT 0.2,
  ME 0.2, SD 0.15, ND 0.1, WY 0.1, MT 0.1, AK 0.02, PR 0, VI 0, GU 0, AS 0, MP 0`)

const priceLevels = numbers(`
  CA 1.2, HI 1.3, NY 1.25, NJ 1.2, CT 1.2, MA 1.2, WA 1.15, CO 1.1, DC 1.2, AK 1.3, FL 0.95, TX 0.95, AZ 0.95, AL 0.85,
  MS 0.85, AR 0.85, OK 0.88, LA 0.9, TN 0.92, NM 0.9, KY 0.9`)

const areaCodes = lists(`
  AL 205 334, AK 907, AZ 480 602 623 520, AR 501 479, CO 303 719, CA 213 310 408 559 619 626 714 805 909 916 951,
  CT 203 860, DE 302, DC 202, FL 239 305 321 407 561 727 813 904 941 954, GA 404 678 770 912, HI 808, ID 208,
  IL 312 630 847, IN 317 260, IA 515 319, KS 316 913, KY 502 859, LA 225 337 504, ME 207, MD 301 410, MA 508 617 781,
  MI 248 313 616, MN 612 651, MS 601, MO 314 417 816, MT 406, NE 402, NV 702 775, NH 603, NM 505 575,
  NJ 201 732 856 908, NY 212 516 631 716 914, NC 704 910 919, ND 701, OH 216 513 614, OK 405 918, OR 503 541,
  PA 215 412 610, RI 401, SC 803 843 864, SD 605, TN 423 615 901, TX 210 214 281 512 713 817 915 972, UT 435 801,
  VT 802, VA 540 703 757, WA 206 253 509, WV 304, WI 414 608, WY 307`)

function numbers(text: string): ReadonlyMap<string, number> {
  return new Map([...lists(text)].map(([state, [number]]) => [state, Number(number)]))
}

function lists(text: string): ReadonlyMap<string, string[]> {
  return new Map(
    text.split(',').map((entry) => {
      const [state = '', ...rest] = entry.trim().split(' ')
      return [state, rest]
    }),
  )
}
