import { listSavedPros, removeSavedPro, savePro } from '../features/pros/saved-pros.server.ts'
import { api } from './context.ts'
import { publicCard } from './published.ts'

export const savedProsApi = api
  .createApp()
  .get('/saved-pros', async (c) =>
    c.json((await listSavedPros(c.var.visit)).map((pro) => publicCard(c.var.visit, pro))),
  )
  .put('/saved-pros/:userId', async (c) => {
    await savePro(c.var.visit, c.req.param('userId'))
    return c.body(null, 204)
  })
  .delete('/saved-pros/:userId', async (c) => {
    await removeSavedPro(c.var.visit, c.req.param('userId'))
    return c.body(null, 204)
  })
