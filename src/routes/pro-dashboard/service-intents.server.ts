import { ServiceInfo } from '../../features/services/service.schema.ts'
import { addService, archiveService, changeService } from '../../features/services/services.server.ts'
import { parsed } from '../../platform/json.server.ts'
import { backWithToast, keepTyped, redirectWithToast, unsent } from '../../platform/page.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { unbookableService } from '../unbookable-service.server.ts'

type Fields = Record<string, string>

/** The handlers of the Services tab's forms, by `intent`. */
export const serviceIntents = { 'save-service': save, 'delete-service': remove }

async function save(visit: Visit, values: Fields) {
  const { intent: _, serviceId, ...fields } = values
  const form = parsed(ServiceInfo, fields)
  if (!form.ok) return unsent(values, form)
  try {
    await (serviceId ? changeService(visit, serviceId, form.value) : addService(visit, form.value))
  } catch (error) {
    return keepTyped(visit, error, { values, title: 'Failed to save service' })
  }
  const title = serviceId ? 'Service updated' : 'Service created'
  return redirectWithToast(list, { title, description: await unbookableService(visit), tone: 'good' })
}

async function remove(visit: Visit, { serviceId = '' }: Fields) {
  try {
    await archiveService(visit, serviceId)
  } catch (error) {
    return backWithToast(visit, error, { back: list, title: 'Failed to delete service' })
  }
  return redirectWithToast(list, { title: 'Service deleted', tone: 'good' })
}

const list = '/pro-dashboard?tab=services'
