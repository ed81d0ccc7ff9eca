import type { Handlers } from '../platform/jobs/job-workers.server.ts'
import type { Mailbox } from '../platform/mail/mail.server.ts'
import { publishPagesChanged } from '../platform/bus/pages-changed.server.ts'
import { deleteJob } from '../platform/jobs/queued-jobs.server.ts'
import { hasSecretLink, withoutSecretLinks } from '../platform/mail/secret-links.server.ts'
import { queueResetEmail } from '../features/accounts/change-password.server.ts'
import { deleteFiles, forgetUnusedPicture } from '../features/media/pictures.server.ts'
import { syncMembership } from '../features/memberships/sync-membership.server.ts'
import { endMembership, updateCustomer } from '../features/memberships/maintain-memberships.server.ts'
import { mailUnread } from '../features/messages/mail-unread.server.ts'
import { deleteAccountFor } from '../features/privacy/delete-account.server.ts'
import { notifyOfApproval } from '../features/pros/approval-email.server.ts'
import { notifyOfPhotoRemoval } from '../features/pros/photo-removal-email.server.ts'
import { notifyOfPhotoRemovedFromReview, notifyOfRemoval } from '../features/reviews/review-emails.server.ts'
import { periodicTasks, runEach } from './periodic-tasks.ts'
import { type Resources, visitFrom } from './visits.ts'

/** How each job is done: like an API call, by one verb with its own visit. */
export function jobHandlers(resources: Resources, mailbox: Mailbox): Handlers {
  const visit = () => visitFrom(resources, 'background')
  return {
    async mail(mail, id) {
      const { db } = resources.database
      const delivered = await mailbox.deliver(mail, id)
      if (!delivered) await resources.jobs.send(db, 'undelivered-mail', withoutSecretLinks(mail))
      // Finished jobs are otherwise kept for a day.
      if (hasSecretLink(mail)) await deleteJob(db, id)
    },
    'forgotten-password': (form) => queueResetEmail(visit(), form),
    'sync-membership': ({ customerRef }) => syncMembership(visit(), customerRef),
    'update-customer': ({ accountId }) => updateCustomer(visit(), accountId),
    'forget-files': ({ keys }) => deleteFiles(visit(), keys),
    'forget-unused-picture': ({ id }) => forgetUnusedPicture(visit(), id),
    'end-membership': ({ customerRef }) => endMembership(visit(), customerRef),
    'review-removed': (removed) => notifyOfRemoval(visit(), removed),
    'review-photo-removed': (removed) => notifyOfPhotoRemovedFromReview(visit(), removed),
    'photo-removed': (removed) => notifyOfPhotoRemoval(visit(), removed),
    'pro-approved': ({ proId }) => notifyOfApproval(visit(), proId),
    'delete-account': ({ accountId }) => deleteAccountFor(visit(), accountId),
    'unread-message': ({ notificationId }) => mailUnread(visit(), notificationId),
    async clock() {
      await runEach(periodicTasks, visit)
      await publishPagesChanged(visit())
    },
  }
}
