import { expect, test } from 'vitest'

import { profile } from '../dev-states/made-up.ts'
import { profileMeta } from './profile-meta.ts'

test('search engines get a description of some length, however little a pro has written', () => {
  const briefest = { ...profile, businessName: 'AB', city: 'LA', state: 'CA', description: 'Pools done' }
  expect(describes(briefest)).toBe('AB, pool professional in LA, CA: Pools done')
  for (const description of ['Pools done', `We ${'clean'.repeat(40)}`, 'x'.repeat(200)]) {
    expect(describes({ ...briefest, description }).length).toBeGreaterThanOrEqual(40)
  }
  const wordy = describes({ ...profile, description: 'We clean pools. '.repeat(20) })
  expect(wordy).toMatch(/We clean pools\. We…$/)
  expect(wordy.length).toBeLessThan(200)
})

function describes(pro: typeof profile): string {
  const args = { matches: [{ loaderData: { canonicalBase: '' } }], location: { pathname: '/' } } as const
  const tags = profileMeta(args, pro).flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag] : []))
  return String(tags[0] && 'content' in tags[0] ? tags[0].content : '')
}
