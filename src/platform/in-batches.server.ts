/** Enough rows for one query; reading and writing them keeps others waiting for a few milliseconds. */
export const batchSize = 200

/** A long list, read batch by batch: `read` gets the last row of the batch before. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await read(last)
    yield rows
    last = rows.length < batchSize ? undefined : rows.at(-1)
  } while (last !== undefined)
}
