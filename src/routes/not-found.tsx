import { data } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'

export const loader = () => data(null, 404)

export default NotFound
