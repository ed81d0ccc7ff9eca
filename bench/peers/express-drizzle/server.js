// The usual stack with the same five calls on the same tables: Express with zod and Drizzle. A booking is created and
// answered in one of two ways: alone, or with everything that belongs to it (BOOKINGS=whole).
import express from 'express'
import { ZodError } from 'zod'

import { signIn } from './session.js'
import { currentUser, profile, search } from './reads.js'

const isWhole = process.env.BOOKINGS === 'whole'
const { requestBooking } = await import(isWhole ? './whole/request-booking.js' : './bookings.js')
const { changeStatus } = await import(isWhole ? './whole/change-status.js' : './bookings.js')

const app = express()
app.use(express.json())
app.use(signIn)

app.get('/api/pros/search', async (req, res) => res.json(await search(req.query)))
app.get('/api/pros/:id', async (req, res) => answer(res, await profile(req.params.id)))
app.get('/api/auth/user', async (req, res) => {
  if (!req.account) return res.status(401).json({ message: 'Please log in' })
  res.json(await currentUser(req.account.id))
})
app.post('/api/booking-request', async (req, res) => {
  if (!req.account) return res.status(401).json({ message: 'Please log in' })
  const booking = await requestBooking(req.account, req.body, req.get('idempotency-key'))
  res.status(201).json({ bookingId: booking.id, status: booking.status, booking })
})
app.patch('/api/bookings/:id/status', async (req, res) => {
  if (!req.account) return res.status(401).json({ message: 'Please log in' })
  answer(res, await changeStatus(req.account, req.params.id, req.body))
})
app.get('/', (_req, res) => res.send('ok'))

// Express knows an error handler by its four parameters.
app.use((error, _req, res, _next) => {
  if (error instanceof ZodError) return res.status(422).json({ message: error.message })
  res.status(error.status ?? 500).json({ message: error.message })
})

app.listen(Number(process.env.PORT), '127.0.0.1')

function answer(res, found) {
  if (!found) return res.status(404).json({ message: 'Not found' })
  res.json(found)
}
