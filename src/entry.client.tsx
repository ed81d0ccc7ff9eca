import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadThroughWorker, registerWorker } from './shell/register-worker.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reloadThroughWorker} />
    </StrictMode>,
  )
})

if (import.meta.env.PROD) registerWorker()
