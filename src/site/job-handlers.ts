import type { Handlers } from '../platform/jobs.server.ts'
import type { Mailbox } from '../platform/mail.server.ts'
import { postResetLetter } from '../features/accounts/change-password.server.ts'
import { removeExpired } from '../features/accounts/own-sessions.server.ts'
import { forgetFiles } from '../features/media/pictures.server.ts'
import { syncMembership } from '../features/memberships/sync-membership.server.ts'
import { endMembership, tendMemberships } from '../features/memberships/tend-memberships.server.ts'
import { mailUnread } from '../features/messages/mail-unread.server.ts'
import { expirePendingRequests } from '../features/bookings/expire-requests.server.ts'
import { removeOldKeys } from '../features/bookings/request-booking.server.ts'
import { removeOldKeptMail } from '../features/notifications/kept-mail.server.ts'
import { removeOldNotifications } from '../features/notifications/notifications.server.ts'
import { countPricesAgain } from '../features/services/typical-prices.server.ts'
import { countMarketAgain } from '../features/reviews/market-figures.server.ts'
import { countListedAgain } from '../features/search/local-places.server.ts'
import { tellRemoved } from '../features/reviews/review-letters.server.ts'
import { tellPagesChanged } from './pages-on-bus.ts'
import { type Resources, visitFrom } from './visits.ts'

/** How each job is done: like an API call, by one verb with a visit of its own. */
export function jobHandlers(resources: Resources, mailbox: Mailbox): Handlers {
  const visit = () => visitFrom(resources, 'background')
  return {
    async mail(mail, id) {
      if (!(await mailbox.deliver(mail, id))) await resources.jobs.send(resources.database.db, 'undelivered-mail', mail)
    },
    'forgotten-password': (form) => postResetLetter(visit(), form),
    async 'sync-membership'({ customerRef }) {
      await syncMembership(visit(), customerRef)
      await tellPagesChanged(resources)
    },
    'forget-files': ({ keys }) => forgetFiles(visit(), keys),
    'end-membership': ({ customerRef }) => endMembership(visit(), customerRef),
    'review-removed': (removed) => tellRemoved(visit(), removed),
    'unread-message': ({ notificationId }) => mailUnread(visit(), notificationId),
    async clock() {
      await expirePendingRequests(visit())
      await removeExpired(visit())
      await tendMemberships(visit())
      await removeOldKeys(visit())
      await removeOldKeptMail(visit())
      await removeOldNotifications(visit())
      await countMarketAgain(visit())
      await countPricesAgain(visit())
      await countListedAgain(visit())
      await tellPagesChanged(resources)
    },
  }
}
