import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TodaysAppointmentsList } from './todays-appointments-list.tsx'

const visit = { id: 'b1', time: '09:00', service: 'Weekly cleaning', customerName: 'Dana Whitfield', address: '' }

function listed(phone: string): string {
  const today = { accountId: 'a', day: '2026-03-02', until: '2026-03-03T08:00:00.000Z', visits: [{ ...visit, phone }] }
  return renderToStaticMarkup(<TodaysAppointmentsList {...today} />)
}

test('a pro can call the customers of today, but not one who has deleted the account during the visit', () => {
  expect(listed('6265550142')).toContain('href="tel:')
  expect(listed('')).not.toContain('href')
})
