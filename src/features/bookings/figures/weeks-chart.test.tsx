import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ceiling, WeeksChart } from './weeks-chart.tsx'

const weeks = Array.from({ length: 12 }, (_, week) => ({
  week: new Date(Date.UTC(2026, 6, 6 + week * 7)).toISOString().slice(0, 10),
  requests: week,
  completed: week % 3,
}))

test('the chart has a name and a description, and the table has every number', () => {
  const html = renderToStaticMarkup(<WeeksChart weeks={weeks} />)
  const [, labelledBy = ''] = /role="img" aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(labelledBy.split(' ').every((id) => html.includes(`id="${id}"`))).toBe(true)
  expect(html).toContain('<th scope="row">September 21, 2026</th><td>11</td><td>2</td>')
  expect(html.match(/<tr>/g)).toHaveLength(13)
  expect(html).not.toContain('style=')
})

test('the top of the scale is even and never zero', () => {
  expect([0, 3, 5, 11, 41].map(ceiling)).toEqual([4, 4, 6, 20, 60])
})
