import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

/** Takes out of the browser's copy of React Router what Poolwell never uses, 8 of 110 kB (docs/decisions/032). */
export function leanRouter(): Plugin {
  const changed = new Set<string>()
  return {
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
      if (!error && sum !== readFiles)
        this.error(
          `Read what changes in this version of the router (docs/decisions/032), then enter its checksum: ${sum}`,
        )
    },
  }
}

// A checksum of the router's files that this changes, as they were when they were read. After an update, read what it
// changes in the new ones (docs/decisions/032), then enter the checksum that the build names.
const readFiles = 'c418c991e72b5f67b0840a6c3c787229c696dd69317926490cab7db36017c11d'

/**
 * Calling `forwardRef` and assigning `displayName` count as side effects, which would keep the links that 016 replaced;
 * warning developers in the visitors' consoles is one that nobody needs.
 */
function leaner(code: string): string {
  return never
    .reduce((text, question) => text.replaceAll(question, 'false'), code)
    .replaceAll(/^function warn(ing|Once)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&')
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replace(lost, loadAsDocument)
}

// Conditions that the router checks in the browser and that are never true here: pages are still to be discovered,
// instruments watch it, it renders its own `<Scripts>`, an error comes from a server component, a route is in several
// files, or a page is shown in a view transition or by `flushSync`.
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
  /(?<=!)viewTransitionOpts(?= \|\|)/g,
  /\breactDomFlushSyncImpl && flushSync\b/g,
  /\brenderDfd && pendingState(?= &&)/g,
  /\bvtContext\.isTransitioning(?= &&)/g,
  /!vtContext\.isTransitioning(?= &&)/g,
]

// A page that stayed open during a release asks for files that are gone. The router would reload the current page, in
// which somebody may be writing. Instead, the requested page is loaded as a document, and a route without a page
// answers nothing.
const loadAsDocument = `
		const { state, location: to } = window.__reactRouterDataRouter.state.navigation;
		if (state === "submitting") throw error;
		if (state === "idle") return { clientLoader: () => null };
		window.location.assign(to.pathname + to.search);
		return new Promise(() => {});`
const lost =
  /(?<=} catch \(error\) \{)\s+console\.error\(`Error loading route module [\s\S]+?return new Promise\(\(\) => \{\}\);/
