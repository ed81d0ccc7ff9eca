import { createHash } from 'node:crypto'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

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
// later, and only by people who are signed in.
const frame =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/(shell\/(?!account-menu|bell|count-badge|live-stream|messages-link|signed-in|use-unread)|root)|src\/ui\/(avatar|badge|button|card|empty-state|icon|is-open-popover|lazy-component|logo|stars|toast\.|toast-store|use-hydrated|use-posting)|src\/features\/pros\/pro-card\.ts$/
const groups = [
  { name: 'frame', test: frame },
  { name: 'fields', test: /src\/ui\/(field|form)\./ },
  {
    name: 'tabs',
    test: /src\/(ui\/(tabs|use-failure-toast)|routes\/(use-unsent|use-live-page|revalidate-refused))\./,
  },
  { name: 'messages', test: /src\/routes\/(use-live-data|messages\/(inbox|message-times|use-inbox))/ },
  {
    name: 'search',
    test: /src\/(features\/(places\/place-input|pros\/pro-card\.tsx|search\/pro-pin)|routes\/use-is-writer)/,
  },
]
const browser = { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }

// What the router asks itself in the browser although the answer is always no (docs/decisions/032): whether pages are still
// to be discovered, instruments watch it, it draws its own `<Scripts>`, an error comes from a server component, or a route is in
// several files.
const never = [
  /(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g,
  /ssrInfo\.context\.future\.unstable_customRouteDiscovery/g,
  /\bdiscoveryRuntime(?= \?|\))/g,
  /\binit\.instrumentations(?=\))/g,
  /\brenderScripts(?= \?)/g,
  /\bthis\.context(?= &&|\))/g,
  /\broute\.client(Loader|Action|Middleware)Module\b/g,
  /(?<=action: )route\.hasClientAction(?= \?)/g,
  /(?<=middleware: )route\.hasClientMiddleware(?= \?)/g,
]

// A page that stayed open over a release asks for files that are gone. The router would load the page anew that is being
// left, or that somebody writes in: what was asked for is loaded instead, and what is read beside a page is not there.
const loadAsDocument = `
		const { state, location: to } = window.__reactRouterDataRouter.state.navigation;
		if (state === "submitting") throw error;
		if (state === "idle") return { clientLoader: () => null };
		window.location.assign(to.pathname + to.search);
		return new Promise(() => {});`
const lost =
  /(?<=} catch \(error\) \{)\s+console\.error\(`Error loading route module [\s\S]+?return new Promise\(\(\) => \{\}\);/

/** Calling `forwardRef` and assigning `displayName` count as side effects, which would keep the links that 016 replaced. */
function leaner(code: string): string {
  return never
    .reduce((text, question) => text.replaceAll(question, 'false'), code)
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replace(lost, loadAsDocument)
}

// Of the router's files that change by that, as they were read. After an update, read what changes in the new ones
// (docs/decisions/032), then write down the sum that the build names.
const readFiles = '1f011c28da872e2d3afc36e510e836dea2589f97badd0c15aaa304284a5cb0bb'
const changed = new Set<string>()
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart: () => changed.clear(),
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler(code) {
      const lean = leaner(code)
      if (lean !== code) changed.add(code)
      return lean
    },
  },
  buildEnd(error) {
    const sum = createHash('sha256')
      .update([...changed].toSorted().join(''))
      .digest('hex')
    if (!error && sum !== readFiles) this.error(`The router is another one than docs/decisions/032 is about: ${sum}`)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter],
  environments: { ssr: command === 'build' ? built : served, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))
