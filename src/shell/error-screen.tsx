import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { DeadEnd } from './dead-end.tsx'
import { NotFound } from './not-found.tsx'
import { isUnreachable } from './stay-when-unreachable.ts'
import { troubleOf } from './trouble.ts'

/** Replaces a page that failed: shows a refusal in its own words, anything else in general ones. */
export function ErrorScreen({ error }: { error: unknown }) {
  // The focused element is gone with the page: only script can move focus to the new content.
  useEffect(() => {
    focusHeading()
    return () => focusHeading()
  }, [])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound>{explain(error)}</NotFound>
  return (
    <DeadEnd title="Something went wrong" text={explain(error)}>
      <Retry />
    </DeadEnd>
  )
}

function Retry() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <Button type="button" pending={state === 'loading'} onClick={() => void revalidate()}>
        Try Again
      </Button>
      {/* A link, so that it works even if scripts are what failed. */}
      <ButtonLink to="" reloadDocument variant="quiet">
        Refresh Page
      </ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </>
  )
}

function explain(error: unknown): string {
  const answer = isRouteErrorResponse(error) ? error : undefined
  const refusal: unknown = answer?.data?.message
  if (typeof refusal === 'string') return refusal
  if (isUnreachable(error)) return 'There is no connection to Poolwell. Please try again in a moment.'
  // A server or proxy that could not even read the request has no words of ours.
  if (answer && answer.status > 500) return `${troubleOf(answer.status).title}. Please try again in a moment.`
  return 'We encountered an unexpected error. Please try refreshing the page.'
}
