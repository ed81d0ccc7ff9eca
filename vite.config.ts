import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      // One bundle: a second copy of a module would split `instanceof Refusal`. Engines and drivers stay outside.
      resolve: { noExternal: true, external: ['@electric-sql/pglite', 'pg', 'pino', 'rate-limiter-flexible'] },
      build: { rolldownOptions: { input: './src/server.ts' } },
    },
  },
  server: { watch: { ignored: ['**/data/**'] } },
})
