import { createContext } from 'react-router'
import type { CarriedToast } from '../platform/forms/toast-cookie.ts'
import type { Role } from '../platform/tables/column-values.ts'

/** What every page shows around its content; the server sets it for each request. */
export interface Shell {
  viewer: Viewer | null
  demo: boolean
  carried: CarriedToast | null
  nonce: string
  publicUrl: string
}

export interface Viewer {
  id: string
  firstName: string
  lastName: string
  role: Role
  hasProProfile: boolean
  imageUrl: string | null
}

export const shellContext = createContext<Shell>()

/** The page that was rendered for this answer, if any. */
export const htmlContext = createContext('')
