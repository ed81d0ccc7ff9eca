import { data } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'

export const loader = () => data(null, 404)

export default function UnknownAddress() {
  return (
    <NotFound>
      Nothing swims here: the address may have a typo, or the page has moved.{' '}
      <span className="mt-2 block text-small">
        If you are building it, did you forget to add the page to the router?
      </span>
    </NotFound>
  )
}
