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

// What every page needs is one file: many small ones compress worse and cost a round trip each. Some files of the shell
// are loaded later, and only by people who are signed in.
const frame =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/(shell\/(?!account-menu|bell|count-badge|live-stream|messages-link|signed-in|use-unread)|root)|src\/ui\/(avatar|badge|button|card|empty-state|icon|lazy-component|logo|stars|toast\.|toast-store|use-hydrated|use-posting)|src\/features\/pros\/pro-card\.ts$/
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
// A part that is loaded later is asked for by itself, and what every page has need not be listed with it.
const loadedAhead = (part: string, needed: string[]) =>
  needed.filter((file) => file !== part && !/\/(frame|rolldown-runtime)-/.test(file))
const browser = {
  build: {
    modulePreload: { resolveDependencies: loadedAhead },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}

// Calling `forwardRef` and assigning `displayName` count as side effects, so the router's links would stay in the bundle
// although nothing imports them (docs/decisions/016). Without both, each page loads two kilobytes less.
const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
}

// What the router asks itself in the browser although the answer is always no (docs/decisions/032): whether pages are still
// to be discovered, instruments watch it, it draws its own `<Scripts>`, an error comes from a server component, or a route is in
// several files.
// How often each is asked is checked, so that a new version of the router cannot have something else answered.
const never: [question: RegExp, times: number][] = [
  [/(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 3],
  [/ssrInfo\.context\.future\.unstable_customRouteDiscovery/g, 2],
  [/\bdiscoveryRuntime(?= \?|\))/g, 3],
  [/\binit\.instrumentations(?=\))/g, 2],
  [/\brenderScripts(?= \?)/g, 1],
  [/\bthis\.context(?= &&|\))/g, 2],
  [/\broute\.client(Loader|Action|Middleware)Module\b/g, 16],
  [/(?<=action: )route\.hasClientAction(?= \?)/g, 1],
  [/(?<=middleware: )route\.hasClientMiddleware(?= \?)/g, 1],
]
const asked = never.map(() => 0)
const unusedBranches: Plugin = {
  name: 'unused-branches',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart: () => void asked.fill(0),
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      never.reduce((text, [question], index) => {
        asked[index] = (asked[index] ?? 0) + (text.match(question)?.length ?? 0)
        return text.replaceAll(question, 'false')
      }, code),
  },
  buildEnd(error) {
    const changed = never.flatMap(([{ source }, times], index) =>
      asked[index] === times ? [] : `${source} (${asked[index]} times)`,
    )
    if (!error && changed.length > 0)
      this.error(`The router asks differently than docs/decisions/032 says: ${changed.join(', ')}`)
  },
}

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
const missingModules: Plugin = {
  name: 'missing-modules',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.*\/routeModules\.js/ },
    handler(code) {
      if (!lost.test(code)) this.error('The router does something else than it did when a module is missing')
      return code.replace(lost, loadAsDocument)
    },
  },
}

// The bundler's own also loads the stylesheet of a part, of which there is none here, and weighs four times as much.
const preload = `export function __vitePreload(load, parts = []) {
  for (const part of parts) {
    const href = '/' + part
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return load()
}`
const smallPreload: Plugin = {
  name: 'small-preload',
  apply: 'build',
  transform: { filter: { id: /vite\/preload-helper/ }, handler: () => preload },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), unusedComponents, unusedBranches, missingModules, smallPreload],
  environments: { ssr: command === 'build' ? built : served, client: command === 'build' ? browser : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))
