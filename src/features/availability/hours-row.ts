import type { ChangeEvent, MouseEvent } from 'react'

/** A change of a field in the form of the working hours. */
export type Edit = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/** The id of the message about a place in the form; the field there is described by it. */
export function errorIdOf(place: string): string {
  return `error-${place}`
}

/** The props of every row of the form. */
export interface RowProps {
  errors: Record<string, string>
  onEdit: (event: Edit) => void
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}
