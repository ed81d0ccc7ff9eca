import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // The build script builds into a folder of its own and swaps it in when it is complete.
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: true,
  serverModuleFormat: 'esm',
  // Behind a proxy the router takes its own forms for another site's: to it, every address begins with http. Which sites may
  // send forms is decided before it (`sameOrigin` in src/api/guards.ts).
  allowedActionOrigins: ['**'],
  // The manifest is small: sent with the page, it spares every visitor a request that crawlers would index. The code for
  // discovering routes is left out of the bundle (docs/decisions/032).
  routeDiscovery: { mode: 'initial' },
  // Who has a loader for the browser has no page: in one file, which the router goes without if it is missing.
  splitRouteModules: false,
} satisfies Config
