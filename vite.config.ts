import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { leanRouter } from './scripts/lean-router.ts'

// One bundle: a second copy of a module would split `instanceof Refusal`. Engines, drivers and binaries stay outside.
const external = [
  '@electric-sql/pglite',
  '@resvg/resvg-js',
  'fontkit',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  's3mini',
  'sharp',
  'stripe',
]
const built = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true as const, external },
  build: { rolldownOptions: { input: './src/server.ts' } },
}
// `npm run dev` leaves packages as they are; without this it would take those for browsers.
const served = { resolve: { conditions: ['node'], externalConditions: ['node'] } }

// What every page needs is one file: without that, a page is 20 files, and 10 kB more. Some files of the shell are loaded
// later: by people who are signed in, or have a mouse or keys.
const frame =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/(shell\/(?!account-menu|bell|count-badge|left-menus|live-stream|messages-link|mouse-and-keys|signed-in|use-unread)|root)|src\/ui\/(avatar|badge|button|card|empty-state|focus-heading|icon|is-open-popover|lazy-component|logo|stars|toaster|toast-store|use-hydrated|use-posting)|src\/features\/pros\/pro-card-face\.ts$|src\/platform\/durations\.ts$/
const groups = [
  { name: 'frame', test: frame },
  together('fields', 'ui/field.tsx', 'ui/form.tsx'),
  // The login page reads it, and needs nothing else of the tabs.
  together('form-kept', 'routes/form-kept.ts'),
  together(
    'tabs',
    'ui/tabs.tsx',
    'ui/use-failure-toast.ts',
    'routes/use-refused-form.ts',
    'routes/use-live-page.ts',
    'routes/revalidate-refused.ts',
  ),
  together('messages', 'routes/use-live-data.ts', 'routes/messages/inbox.tsx', 'routes/messages/message-times.ts'),
  together(
    'search',
    'features/places/field/place-input.tsx',
    'features/pros/pro-card.tsx',
    'features/search/pro-pin.ts',
    'routes/use-is-writer.ts',
    'routes/revalidate-unless-posted.ts',
  ),
]
const browser = { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter()],
  environments: { ssr: command === 'build' ? built : served, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))

/** Modules that are one file for browsers. One that has moved stops the build: only its size would tell otherwise. */
function together(name: string, ...modules: string[]) {
  const missing = modules.filter((path) => !existsSync(join(import.meta.dirname, 'src', path)))
  if (missing.length > 0) throw new Error(`vite.config.ts: there is no src/${missing.join(', src/')}`)
  return { name, test: new RegExp(`/src/(${modules.join('|').replaceAll('.', String.raw`\.`)})`) }
}
