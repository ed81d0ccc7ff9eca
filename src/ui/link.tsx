import type { ComponentProps } from 'react'

/**
 * A plain link; `useLinkSteps` turns a click on it into client-side navigation. The router's own `<Link>` runs nine
 * hooks for each of a page's fifty links, on the server and in the browser.
 */
export function Link({ to, preventScrollReset = false, reloadDocument = false, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-scroll={preventScrollReset ? 'stay' : undefined}
      data-step={reloadDocument ? 'load' : undefined}
    >
      {children}
    </a>
  )
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean
  /** Loads the address as a document: it is not a page of the router, or must be loaded fresh. */
  reloadDocument?: boolean
}
