import { ServiceInfo } from '../../features/services/service.schema.ts'
import { addService, archiveService, changeService } from '../../features/services/services.server.ts'
import { takeForm } from '../../platform/forms.server.ts'
import { backWithToast, redirectWithToast } from '../../platform/toast-redirects.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { unbookableService } from '../unbookable-service.server.ts'
import type { TextFields } from '../../platform/typed-fields.ts'

/** The handlers of the Services tab's forms, by `intent`. */
export const serviceIntents = { 'save-service': save, 'delete-service': remove }

async function save(visit: Visit, values: TextFields) {
  const { intent: _, serviceId, ...input } = values
  const form = { schema: ServiceInfo, values, input, title: 'Failed to save service' }
  const refused = await takeForm(visit, form, async (service) => {
    await (serviceId ? changeService(visit, serviceId, service) : addService(visit, service))
  })
  if (refused) return refused
  const title = serviceId ? 'Service updated' : 'Service created'
  return redirectWithToast(list, { title, description: await unbookableService(visit), tone: 'good' })
}

async function remove(visit: Visit, { serviceId = '' }: TextFields) {
  try {
    await archiveService(visit, serviceId)
  } catch (error) {
    return backWithToast(visit, error, { back: list, title: 'Failed to delete service' })
  }
  return redirectWithToast(list, { title: 'Service deleted', tone: 'good' })
}

const list = '/pro-dashboard?tab=services'
