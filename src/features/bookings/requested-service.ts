import type { ProService } from '../pros/pro.ts'

/** A service in a request form: one of the pro's, or one that only the booking to reschedule still has. */
export type RequestedService = Omit<ProService, 'description' | 'categoryId'>

// What a request form asks for: a category by its name, or a service of the pro by its category and its id.

export function choiceFor({ categoryName, id }: Pick<ProService, 'categoryName' | 'id'>): string {
  return `${categoryName}/${id}`
}

/** What a form begins with for whoever looked for this kind of work: the pro's only service of it, else the kind itself. */
export function choiceOfKind(services: readonly RequestedService[], kind: string): string {
  const [only, ...others] = services.filter(({ categoryName }) => categoryName === kind)
  return only && others.length === 0 ? choiceFor(only) : kind
}

/** The same in two parts, as the schema of a request has them. */
export function readChoice(choice: string): { serviceType: string; serviceId?: string } {
  const [serviceType = '', serviceId] = choice.split('/')
  return serviceId === undefined ? { serviceType } : { serviceType, serviceId }
}

/** Whether such work usually comes back, while a request books a single appointment. */
export function isRecurring(choice: string, service?: Pick<ProService, 'name'>): boolean {
  const words = `${readChoice(choice).serviceType} ${service?.name ?? ''}`
  return /\b(regular maintenance|(bi|semi)?(weekly|monthly)|every)\b/i.test(words)
}
