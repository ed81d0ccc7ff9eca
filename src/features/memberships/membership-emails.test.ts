import { expect, test } from 'vitest'

import { membershipEnded, membershipUnpaid, paymentFailed, planChanged } from './membership-emails.ts'
import { planNamed } from './membership.ts'

const member = {
  firstName: 'Sam',
  plan: planNamed('monthly'),
  nextPlan: null,
  hasCard: true,
  expiresAt: new Date('2026-12-05T18:00:00Z'),
  timeZone: 'America/Los_Angeles',
  awaitsApproval: false,
  link: (path: string) => path,
}

test('a pro whose business waits for approval does not read that it is listed, or that a card opens it', () => {
  const hidden = { ...member, awaitsApproval: true }
  for (const ended of [membershipEnded, membershipUnpaid]) {
    expect(ended(member).paragraphs.join(' ')).toMatch(/still listed .* whenever you like/)
    expect(ended(hidden).paragraphs.join(' ')).toMatch(/cannot find it\. You can come back as soon as it is approved/)
    expect(ended(hidden).paragraphs.join(' ')).not.toMatch(/listed|whenever you like/)
  }
  expect(paymentFailed(member).paragraphs.join(' ')).toContain('everything works again right away')
  expect(paymentFailed(hidden).paragraphs.join(' ')).not.toMatch(/works again|for now/)
})

test('who changes the plan of a trial without a card reads that it ends with the trial unless they add one', () => {
  const inTrial = planChanged({ ...member, plan: planNamed('annual'), hasCard: false })
  expect(inTrial.paragraphs.join(' ')).toMatch(/add a card\. If you do nothing, nothing is charged/)
  expect(planChanged(member).paragraphs.join(' ')).not.toContain('card')
})
