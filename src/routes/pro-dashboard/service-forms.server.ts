import { ServiceInfo } from '../../features/services/service.schema.ts'
import { addService, archiveService, changeService } from '../../features/services/services.server.ts'
import type { Posted } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { unbookableService } from '../unbookable-service.server.ts'

/** The forms of the Services tab. */
export const serviceForms = {
  'save-service': { about: 'serviceId', schema: ServiceInfo, title: 'Failed to save service', take: save },
  'delete-service': { about: 'serviceId', toast: 'Failed to delete service', take: remove },
}

async function save(visit: Visit, service: ServiceInfo, { id }: Posted) {
  await (id ? changeService(visit, id, service) : addService(visit, service))
  const title = id ? 'Service updated' : 'Service created'
  return redirectWithToast(list, { title, description: await unbookableService(visit) })
}

async function remove(visit: Visit, _: unknown, { id }: Posted) {
  await archiveService(visit, id)
  return redirectWithToast(list, { title: 'Service deleted' })
}

const list = '/pro-dashboard?tab=services'
