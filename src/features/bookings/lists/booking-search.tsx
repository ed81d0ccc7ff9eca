import { ListSearch } from '../../../ui/list-search.tsx'

/** Finds bookings of a sub-tab by the other party's name or the service. */
export function BookingSearch({ tab, search, isEmpty }: { tab: string; search: string; isEmpty: boolean }) {
  const hint = 'Try part of a name or of a service.'
  return (
    <ListSearch list="Bookings" label="Name or service" all={`?status=${tab}`} {...{ search, isEmpty, hint }}>
      <input type="hidden" name="status" value={tab} />
    </ListSearch>
  )
}
