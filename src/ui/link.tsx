import type { ComponentProps } from 'react'

/**
 * A link of the page itself: `useLinkSteps` makes following it a step within the site. The router's own would cost each
 * of a page's fifty links nine hooks, on the server and in the browser.
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
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** The browser loads what is there, which is no page, or a page that must be new. */
  reloadDocument?: boolean
}
