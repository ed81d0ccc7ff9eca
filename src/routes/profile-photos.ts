import { redirect } from 'react-router'

import { page } from '../platform/page.server.ts'
import type { Route } from './+types/profile-photos'
import { addPhoto } from './profile/add-photo.server.ts'

const back = '/profile?tab=business'

/** For those who log in after their form was refused. */
export const loader = () => redirect(back)

export const action = page(async (visit, { request }: Route.ActionArgs) => addPhoto(visit, request, back))
