import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FromTown } from './business-card.tsx'

test('a profile says how far it is from where somebody searched, and warns as the card did', () => {
  const mesa = { city: 'Mesa', latitude: 33.4312, longitude: -111.8461 }
  const tempe = { latitude: 33.4147, longitude: -111.9093 }
  const from = (serviceRadius: number) =>
    renderToStaticMarkup(<FromTown pro={{ ...tempe, serviceRadius }} town={mesa} />)
  expect(from(10)).toBe('<span class="block">3.8 miles from Mesa</span>')
  expect(from(3)).toBe('<b class="block">3.8 miles from Mesa: may not reach you</b>')
})
