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
  { name: 'fields', test: /src\/ui\/(field|form)\./ },
  // The login page reads it, and needs nothing else of the tabs.
  { name: 'form-kept', test: /src\/routes\/form-kept\./ },
  {
    name: 'tabs',
    test: /src\/(ui\/(tabs|use-failure-toast)|routes\/(use-refused-form|use-live-page|revalidate-refused))\./,
  },
  { name: 'messages', test: /src\/routes\/(use-live-data|messages\/(inbox|message-times))/ },
  {
    name: 'search',
    test: /src\/(features\/(places\/field\/place-input|pros\/pro-card\.tsx|search\/pro-pin)|routes\/(use-is-writer|revalidate-unless-posted))/,
  },
]
const browser = { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter()],
  environments: { ssr: command === 'build' ? built : served, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))
