import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// One bundle: a second copy of a module would split `instanceof Refusal`. Engines and drivers stay outside.
const built = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true as const, external: ['@electric-sql/pglite', 'pg', 'pino', 'rate-limiter-flexible'] },
  build: { rolldownOptions: { input: './src/server.ts' } },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: command === 'build' ? built : {} },
  server: { watch: { ignored: ['**/data/**'] } },
}))
