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

// What every page needs is one file: without that, a page is 20 files, and 10 kB more.
const frame = [
  '/node_modules/(react|react-dom|react-router|scheduler)/',
  // Some of the shell is loaded later: once the page is there, or by people who are signed in, or have a mouse or keys.
  `(?!${existing(
    'shell/account-menu.tsx',
    'shell/bell.tsx',
    'shell/bell-news.tsx',
    'shell/count-badge.tsx',
    'shell/ended-session.ts',
    'shell/late-scripts.ts',
    'shell/close-menus.ts',
    'shell/live-stream.ts',
    'shell/messages-link.tsx',
    'shell/mouse-and-keys.ts',
    'shell/signed-in.tsx',
    'shell/tolerate-translation.ts',
    'shell/use-unread.ts',
  )})/src/shell/`,
  existing(
    'root.tsx',
    'ui/avatar.tsx',
    'ui/badge.tsx',
    'ui/button.tsx',
    'ui/card.tsx',
    'ui/empty-state.tsx',
    'ui/focus-heading.ts',
    'ui/icon.tsx',
    'ui/icons.svg',
    'ui/is-open-popover.ts',
    'ui/lazy-component.ts',
    'ui/logo.tsx',
    'ui/stars.tsx',
    'ui/toaster.tsx',
    'ui/toast-store.ts',
    'ui/use-hydrated.ts',
    'ui/use-posting.ts',
    'ui/use-time-zone.ts',
    'features/pros/pro-card-face.ts',
    'platform/durations.ts',
    'platform/login-path.ts',
  ),
]
const groups = [
  { name: 'frame', test: new RegExp(frame.join('|')) },
  together('fields', 'ui/field.tsx', 'ui/form.tsx', 'ui/use-answer-address.ts'),
  // The login page reads it, and needs nothing else of the tabs.
  together('form-kept', 'routes/form-kept.ts'),
  together(
    'tabs',
    'ui/tabs.tsx',
    'ui/use-failure-toast.ts',
    'routes/use-refused-form.ts',
    'routes/reloading/use-live-page.ts',
    'routes/reloading/revalidate-refused.ts',
  ),
  together(
    'messages',
    'routes/reloading/use-live-data.ts',
    'routes/messages/inbox.tsx',
    'routes/messages/message-times.ts',
  ),
  // Conversations and request forms need both, and forms of reviews the first.
  together('photo-preview', 'features/media/photo-preview.tsx', 'platform/read-answer.ts'),
  // Each is too small to be compressed alone.
  together('choices', 'features/media/picture.ts', 'ui/use-early-choice.ts'),
  // A profile needs no cards, but has the same heart.
  together('save-pro', 'features/pros/save-pro.tsx'),
  together(
    'search',
    'features/places/field/place-input.tsx',
    'features/pros/pro-card.tsx',
    'features/search/pro-pin.ts',
    'routes/use-is-writer.ts',
    'routes/reloading/revalidate-unless-posted.ts',
  ),
]
const browser = { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter()],
  environments: { ssr: command === 'build' ? built : served, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))

/** Modules that are one file for browsers. */
function together(name: string, ...modules: string[]) {
  return { name, test: new RegExp(existing(...modules)) }
}

/** A pattern of these modules. One that has moved stops the build: only the size of a page would tell otherwise. */
function existing(...modules: string[]): string {
  const missing = modules.filter((path) => !existsSync(join(import.meta.dirname, 'src', path)))
  if (missing.length > 0) throw new Error(`vite.config.ts: there is no src/${missing.join(', src/')}`)
  return `/src/(${modules.join('|').replaceAll('.', String.raw`\.`)})`
}
