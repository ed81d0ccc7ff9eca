import { type CustomTypesConfig, types } from 'pg'

const bigint = 20
/** `date` and `date[]` are read as `text` and `text[]`: a Date would be midnight in the server's own time zone. */
const readAs = new Map([
  [1082, 25],
  [1182, 1009],
])

/** How columns become values: dates are 'YYYY-MM-DD', a `bigint` is a number if that is exact. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(oid, format)
    return oid === bigint ? numberWhenSafe : types.getTypeParser(readAs.get(oid) ?? oid)
  },
}

function numberWhenSafe(value: string): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
