import type { JobData } from '../../platform/jobs/jobs.ts'
import { loginPath } from '../../platform/login-path.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Email } from '../notifications/email.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { findProEmail } from './vetting.table.server.ts'

/** Tells a pro that an operator removed a photo of the business's work, and why, if the account still exists. */
export async function notifyOfPhotoRemoval(visit: Visit, { proId, ...removed }: JobData['photo-removed']) {
  const address = await findProEmail(visit, proId)
  if (address === undefined) return
  const url = linkTo(visit, loginPath('/profile?tab=business#work-photos'))
  await queueEmail(visit, address, photoTakenDown({ ...removed, url }))
}

/** To the pro whose photo was removed. */
function photoTakenDown({ caption, reason, url }: Record<'caption' | 'reason' | 'url', string>): Email {
  return {
    subject: 'A photo was removed from your profile',
    title: 'A photo was removed from your profile',
    paragraphs: [
      'Someone on our team looked at it and took it off the site. Reply to this email if you see it differently.',
    ],
    facts: [...(caption ? [['Its caption', caption] satisfies [string, string]] : []), ['Why it was removed', reason]],
    button: { label: 'See your photos', url },
  }
}
