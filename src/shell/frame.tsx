import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'
import type { ToastText } from '../platform/forms/toast-cookie.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { Viewer } from './shell-context.ts'

/** The frame of every page: the skip link, the demo notice, header, footer and toasts. The page is inside `<main>`. */
export function Frame({ viewer, demo, toast, year, children }: FrameProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {demo ? <DemoNotice /> : null}
      <div className="relative flex flex-1 flex-col">
        <Header viewer={viewer} />
        <Main>{children}</Main>
      </div>
      <Footer year={year} />
      <Toaster flash={toast} />
    </>
  )
}

interface FrameProps {
  viewer: Viewer | null
  demo: boolean
  toast: ToastText | null
  year: number | undefined
  children: ReactNode
}

/** Busy while another page is loading: the browser's own indicator is only for full page loads. */
function Main({ children }: { children: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <main id="main" aria-busy={isBusy || undefined} className="flex-1">
      {children}
    </main>
  )
}

function DemoNotice() {
  return (
    <aside aria-label="About the demo" className="demo-notice">
      <b>Demo data.</b> It is made up, and no money moves.
    </aside>
  )
}
