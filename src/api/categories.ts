import { listCategories } from '../features/services/categories.server.ts'
import { api } from './context.ts'

export const categoriesApi = api.createApp().get('/categories', async (c) => {
  c.header('cache-control', 'public, max-age=300')
  return c.json(await listCategories(c.var.visit))
})
