import { ServiceChange, ServiceInfo } from '../features/services/service.schema.ts'
import { addService, archiveService, changeService, listServices } from '../features/services/services.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { api, readJson } from './context.ts'
import { publicService } from './published.ts'

export const servicesApi = api
  .createApp()
  .get('/services', async (c) => c.json((await listServices(c.var.visit)).map(publicService)))
  .post('/services', async (c) => {
    const info = await readJson(c, ServiceInfo)
    return c.json(publicService(await addService(c.var.visit, info, idempotencyKey(c.req.raw.headers))), 201)
  })
  .patch('/services/:id', async (c) =>
    c.json(publicService(await changeService(c.var.visit, c.req.param('id'), await readJson(c, ServiceChange)))),
  )
  .delete('/services/:id', async (c) => {
    await archiveService(c.var.visit, c.req.param('id'))
    return c.body(null, 204)
  })
