import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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

// What every page needs comes as one file: many small ones compress worse and cost a round trip each.
const frame =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/(shell|root|entry\.client)|src\/ui\/(button|icon|logo|toast\.|toast-store)|src\/features\/bookings\/(kept-visits|todays-visits\.ts)/
// Our policy forbids making code from text; zod would try it once and leave a violation in the browser's log.
const browser = {
  define: { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) },
  build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: command === 'build' ? built : {}, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))
