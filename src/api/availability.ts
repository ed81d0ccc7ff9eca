import { AvailabilityQuery, Hours } from '../features/availability/availability.schema.ts'
import { getHours, listFreeSlots, putHours } from '../features/availability/availability.server.ts'
import { limitReading } from '../platform/visit.server.ts'
import { api, readJson, readQuery } from './context.ts'

export const availabilityApi = api
  .createApp()
  .get('/pros/:userId/availability', async (c) => {
    await limitReading(c.var.visit, 'profile')
    return c.json(await listFreeSlots(c.var.visit, c.req.param('userId'), readQuery(c, AvailabilityQuery)))
  })
  .get('/pros/:userId/hours', async (c) => c.json(await getHours(c.var.visit, c.req.param('userId'))))
  .put('/pros/:userId/hours', async (c) =>
    c.json(await putHours(c.var.visit, c.req.param('userId'), await readJson(c, Hours))),
  )
