import type { ProService } from '../../pros/pro.ts'

/** A service in a request form: one of the pro's, or one that only the booking to reschedule still has. */
export type RequestedService = Omit<ProService, 'description' | 'categoryId'>

// The value of a choice in a request form: a category by its name, or a service by its category and id.

export function choiceFor({ categoryName, id }: Pick<ProService, 'categoryName' | 'id'>): string {
  return `${categoryName}/${id}`
}

/** The preselected choice for a kind of work: the pro's only service of that kind, otherwise the kind itself. */
export function choiceOfKind(services: readonly RequestedService[], kind: string): string {
  const [only, ...others] = services.filter(({ categoryName }) => categoryName === kind)
  return only && others.length === 0 ? choiceFor(only) : kind
}

/** A choice as two fields, as the schema of a request has them. */
export function readChoice(choice: string): { serviceType: string; serviceId?: string } {
  const [serviceType = '', serviceId] = choice.split('/')
  return serviceId === undefined ? { serviceType } : { serviceType, serviceId }
}
