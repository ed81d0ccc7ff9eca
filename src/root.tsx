import type { ReactNode } from 'react'
import {
  data,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { countUnread } from './features/messages/threads.server.ts'
import { page } from './platform/page.server.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Frame } from './shell/frame.tsx'
import { stayAroundDialog } from './shell/open-dialog.ts'
import { isForNobody, useRememberedData } from './shell/present-data.ts'
import { shellContext } from './shell/shell-context.ts'
import { stayWhenUnreachable } from './shell/stay-when-unreachable.ts'
import { useHeadingFocus } from './shell/use-heading-focus.ts'
import { useLinkSteps } from './shell/use-link-steps.ts'
import { useLateScripts } from './shell/use-late-scripts.ts'
import { useShownAgain } from './shell/use-shown-again.ts'
import stylesheet from './ui/styles.css?url'

export const loader = page(async (visit, { context }: Route.LoaderArgs) => {
  const { viewer, demo, carried, publicUrl } = context.get(shellContext)
  const unread = viewer ? await countUnread(visit) : null
  const toast = carried?.toast ?? null
  const shown = { viewer, unread, demo, toast, canonicalBase: publicUrl, year: visit.now.getUTCFullYear() }
  // Only an answer that contains the frame has its headers.
  return data(shown, carried ? { headers: { 'set-cookie': carried.cleared } } : undefined)
})

export const clientMiddleware = [stayAroundDialog, stayWhenUnreachable]

// Visits by touch need none of it, and without a connection there is none.
const helpMouseAndKeys = () => import('./shell/mouse-and-keys.ts').catch(() => null)
if (!import.meta.env.SSR)
  for (const move of ['mouseover', 'keydown']) addEventListener(move, helpMouseAndKeys, { once: true })

/**
 * The viewer changes with a form that was taken or an explicit reload, not with one that was refused; by navigating,
 * only after a login in another tab, which does not reach pages of nobody.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  if (actionStatus >= 400) return false
  return (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href || isForNobody()
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <link rel="preload" as="font" type="font/woff2" href="/fonts/figtree.woff2" crossOrigin="anonymous" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href="/fonts/bricolage-grotesque.woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#fffaf0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#06222e" media="(prefers-color-scheme: dark)" />
        {/* No `<Links>`: no page has styles or links of its own, and to say so costs a kilobyte of script. */}
        <Meta />
      </head>
      <body>
        <Frame
          viewer={shell?.viewer ?? null}
          demo={shell?.demo ?? false}
          toast={shell?.toast ?? null}
          year={shell?.year}
        >
          {children}
        </Frame>
        <ScrollRestoration />
      </body>
    </html>
  )
}

export default function Root() {
  useLinkSteps()
  useHeadingFocus()
  useLateScripts()
  useRememberedData()
  useShownAgain()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
