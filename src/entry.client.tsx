import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { askWorkerInstead, registerWorker } from './shell/register-worker.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={askWorkerInstead} />
    </StrictMode>,
  )
})

if (import.meta.env.PROD) registerWorker()
