import { type KeyboardEvent, type ReactNode, Suspense } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

interface Tab {
  /** The value in the address: `?tab=services`. */
  id: string
  label: string
  /** A number after the label, hidden when it is zero. */
  count?: number
}

/**
 * Links that follow the ARIA tab pattern: the address holds the choice, and they work without scripts. The loader sends
 * only what the open tab shows. A newly opened tab replaces the previous one once it has loaded.
 */
export function Tabs({ label, tabs, open, also = '', children }: TabsProps) {
  const navigate = useNavigate()
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={(event) => moveByArrow(event, navigate)}
        className="flex gap-6 max-sm:gap-4 max-sm:text-small overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            to={`?tab=${tab.id}${also}`}
            preventScrollReset
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? 'tab-panel' : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            className={tabLook}
          >
            {tab.label}
            {tab.count ? (
              <span className="ml-2 rounded-full bg-mist px-2 text-caption text-pool-deep">{tab.count}</span>
            ) : null}
          </Link>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${open}`} className="pt-6">
        <Suspense fallback={<Wait />}>{children}</Suspense>
      </div>
    </div>
  )
}

/** As tall as the tallest of what comes, the form for a request, so that the footer stays out of sight meanwhile. */
function Wait() {
  return (
    <>
      <div className="flex min-h-[34rem] justify-center text-pool">
        <Spinner />
      </div>
      <div className="min-h-[34rem]" />
    </>
  )
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The id of the open tab. */
  open: string
  /** What stays in the address for every tab: `&reschedule=1`. */
  also?: string
  /** What the open tab shows. */
  children: ReactNode
}

/** With Alt or another modifier, an arrow key belongs to the browser: back, or to the start of the line. */
function moveByArrow(event: KeyboardEvent<HTMLElement>, navigate: NavigateFunction) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'))
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const next = steps[event.key]?.(at, tabs.length)
  if (next === undefined) return
  event.preventDefault()
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  void navigate(tab?.getAttribute('href') ?? '', { replace: true, preventScrollReset: true })
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const tabLook =
  'inline-flex min-h-12 min-w-11 items-center border-b-3 border-transparent shrink-0 font-bold whitespace-nowrap text-soft hover:text-ink aria-selected:border-pool aria-selected:text-pool-deep aria-selected:[scroll-initial-target:nearest] -outline-offset-3'
