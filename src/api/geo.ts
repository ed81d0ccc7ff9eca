import { publicPlace } from '../features/places/place.ts'
import { PlaceQuery } from '../features/places/place.schema.ts'
import { suggestPlaces } from '../features/places/places.server.ts'
import { api, readQuery } from './context.ts'

export const geoApi = api.createApp().get('/geo/suggest', async (c) => {
  await c.var.visit.limits('suggest', c.var.visit.ip)
  const { q: text } = readQuery(c, PlaceQuery)
  c.header('cache-control', 'public, max-age=86400')
  return c.json(text.trim().length < 2 ? [] : suggestPlaces(text, 8).map(publicPlace))
})
