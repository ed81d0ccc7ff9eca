import { type ComponentType, createElement, lazy } from 'react'

/**
 * A component whose code a browser asks for when it first shows it, under a `<Suspense>`. The server has it from its
 * start, so that it stands in the page before any script (docs/decisions/021).
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return import.meta.env.SSR ? atOnce(load) : lazy(async () => ({ default: await orAnew(load) }))
}

/** What has to be there before the server renders its first page. */
export const loading: Promise<void>[] = []

/** A page is rendered in one pass, in which React's own `lazy` would show what stands in for it. */
function atOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  const arrive = async () => {
    part = await load()
  }
  loading.push(arrive())
  return (props) => part && createElement(part, props)
}

/** Without the code, what the server sent stays and works as it does without scripts; what it did not send is loaded. */
async function orAnew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (location.href !== arrival) location.reload()
    return new Promise(() => undefined)
  }
}

/** What the browser asked the server for. */
const arrival = globalThis.location?.href
