import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Squiggle } from '../ui/squiggle.tsx'
import { NotFound } from './not-found.tsx'
import { isUnreachable } from './stay-when-unreachable.ts'

/** What is shown in place of a page that failed: a refusal in its own words, anything else in general ones. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound>{explain(error)}</NotFound>
  return (
    <section className="wrap py-16">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <title>Something went wrong – Poolwell</title>
        <Squiggle />
        <h1 className="text-title">Something went wrong</h1>
        <p className="text-soft">{explain(error)}</p>
        <Retry />
      </div>
    </section>
  )
}

function Retry() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" variant="primary" pending={state === 'loading'} onClick={() => void revalidate()}>
        Try Again
      </Button>
      {/* A link, so that it works where scripts are what failed. */}
      <ButtonLink to="" reloadDocument variant="quiet">
        Refresh Page
      </ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  )
}

function explain(error: unknown): string {
  if (isUnreachable(error)) return 'There is no connection to Poolwell. Please try again in a moment.'
  const general = 'We encountered an unexpected error. Please try refreshing the page.'
  const refusal: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined
  return typeof refusal === 'string' ? refusal : general
}
