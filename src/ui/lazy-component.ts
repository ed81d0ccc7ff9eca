import { type ComponentType, createElement, lazy } from 'react'

/**
 * Like React's `lazy`: the browser loads the component's code when it is first shown, under a `<Suspense>`. The server
 * has the code from the start, so the component is in the page's HTML (docs/decisions/021).
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return eager(load)
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await load().catch(orAnew) }))
  // React would not retry a failed load, so the next rendering of the component starts a new one.
  const orAnew = () => {
    Part = begin()
    return orAsPage()
  }
  let Part = begin()
  return (props) => createElement(Part, props)
}

/** Components to load before the server renders its first page. */
export const lazyComponents: Promise<void>[] = []

/** Pages are rendered in one synchronous pass, in which React's own `lazy` would render the fallback. */
function eager<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  const arrive = async () => {
    part = await load()
  }
  lazyComponents.push(arrive())
  return (props) => part && createElement(part, props)
}

/**
 * If the code cannot be loaded, the server's HTML stays and works as without scripts; what is not in it is loaded as a
 * page.
 */
function orAsPage(): Promise<never> {
  if (location.href !== arrival) location.reload()
  return new Promise(() => undefined)
}

/** The addresses that the browser requested from the server. */
const arrival = globalThis.location?.href
