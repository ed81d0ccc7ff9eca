import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Form } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'

/** Finds bookings of a sub-tab by the other party's name or the service. */
export function BookingSearch({ tab, search, isEmpty }: { tab: string; search: string; isEmpty: boolean }) {
  return (
    <search aria-label="Bookings">
      <Form preventScrollReset className="flex flex-wrap items-center gap-2.5">
        <input type="hidden" name="status" value={tab} />
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          aria-label="Name or service"
          placeholder="Name or service"
          className="control min-w-0 max-w-narrow flex-1"
        />
        <Button type="submit" variant="quiet" size="small">
          Search
        </Button>
        {search ? (
          <Link to={`?status=${tab}`} preventScrollReset className="link inline-flex min-h-11 items-center text-small">
            Show all
          </Link>
        ) : null}
      </Form>
      {isEmpty && search ? (
        <div className="mt-5">
          <EmptyState title="Nothing found" text="Try part of a name or of a service." />
        </div>
      ) : null}
    </search>
  )
}
