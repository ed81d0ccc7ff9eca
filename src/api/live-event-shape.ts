import { z } from 'zod'

import { fieldsOfLiveEvent, liveEventTypes, liveEventWords } from '../platform/bus/live-event.ts'
import { id, whole } from '../platform/shape-fields.ts'

const fields = { string: id, number: whole(7).describe('The number of a message in its conversation') }

/** An event of the stream: the name in its `event` line, and the JSON in its `data` line. */
export const LiveEvent = z.union(
  liveEventTypes.map((type) => {
    const data = Object.entries(fieldsOfLiveEvent(type)).map(([name, of]) => [name, fields[of]])
    return z.object({ event: z.literal(type), data: z.object(Object.fromEntries(data)) }).describe(liveEventWords[type])
  }),
)
