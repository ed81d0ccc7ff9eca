import type { ChangeEvent, MouseEvent } from 'react'

/** A change of a field in the form of the working hours. */
export type Edit = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/** What every row of the form is given. */
export interface RowProps {
  errors: Record<string, string>
  onEdit: (event: Edit) => void
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}
