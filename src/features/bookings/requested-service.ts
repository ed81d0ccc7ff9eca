import type { ProService } from '../pros/pro.ts'

/** A service in a request form: one of the pro's, or one that only the booking to reschedule still has. */
export type RequestedService = Omit<ProService, 'description' | 'categoryId'>

// What a request form asks for: a category by its name, or a service of the pro by its category and its id.

export function choiceFor({ categoryName, id }: Pick<ProService, 'categoryName' | 'id'>): string {
  return `${categoryName}/${id}`
}

/** The same in two parts, as the schema of a request has them. */
export function readChoice(choice: string): { serviceType: string; serviceId?: string } {
  const [serviceType = '', serviceId] = choice.split('/')
  return serviceId === undefined ? { serviceType } : { serviceType, serviceId }
}
