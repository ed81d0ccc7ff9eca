import { openCalls } from '../../src/api/calls.ts'
import { openLog } from '../../src/platform/log.server.ts'

/** Every call of the API by its name, such as "GET /api/bookings/{id}". */
export const calls = Object.fromEntries(openCalls(openLog('silent')).map((call) => [call.name, call]))
