import type { ReactNode } from 'react'

import { longestSearch } from '../platform/searched-text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Form } from './form.tsx'
import { Link } from './link.tsx'

/** Searches a list of several pages, which `all` leads to; `children` are further fields. */
export function ListSearch({ list, label, search, all, hint, isEmpty, children }: ListSearchProps) {
  return (
    <search aria-label={list}>
      <Form action={all} preventScrollReset className="flex flex-wrap items-center gap-2.5">
        {children}
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={longestSearch}
          aria-label={label}
          placeholder={label}
          className="control min-w-0 max-w-narrow flex-1"
        />
        <Button type="submit" variant="quiet" size="small">
          Search
        </Button>
        {search ? (
          <Link to={all} preventScrollReset className="link inline-flex min-h-11 items-center text-small">
            Show all
          </Link>
        ) : null}
      </Form>
      {isEmpty && search ? (
        <div className="mt-5">
          <EmptyState title="Nothing found" text={hint} />
        </div>
      ) : null}
    </search>
  )
}

interface ListSearchProps {
  /** What the list is of: "Bookings". */
  list: string
  /** What it is searched for: "Name or service". */
  label: string
  search: string
  all: string
  /** What to try if nothing is found. */
  hint: string
  isEmpty: boolean
  children?: ReactNode
}
