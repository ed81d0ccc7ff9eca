import { ButtonLink } from '../../ui/button.tsx'
import { plainClick } from '../../ui/plain-click.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** A link, so that it works without scripts: the next pros are then on a separate page. */
export function LoadMore({ moreHref, startHref, loading, loadMore }: LoadMoreProps) {
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3 empty:hidden">
      {startHref ? (
        <ButtonLink to={startHref} variant="link">
          Back to the first pros
        </ButtonLink>
      ) : null}
      {moreHref ? (
        <ButtonLink
          to={moreHref}
          variant="quiet"
          aria-busy={loading}
          onClick={(event) => {
            if (!plainClick(event)) return
            event.preventDefault()
            if (!loading) loadMore()
          }}
        >
          {loading ? <Spinner label="Loading more pros" /> : 'Load more'}
        </ButtonLink>
      ) : null}
    </div>
  )
}

interface LoadMoreProps {
  moreHref: string | null
  /** The first page, if this is not the first. */
  startHref: string | null
  loading: boolean
  loadMore: () => void
}
