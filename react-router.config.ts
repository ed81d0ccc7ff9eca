import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  serverModuleFormat: 'esm',
  // The manifest is small: sent with the page, it spares every visitor a request that crawlers would index.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
