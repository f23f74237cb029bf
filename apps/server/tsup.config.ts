import { defineConfig } from 'tsup'

/**
 * Build configuration of the product server: one output file per program. Workspace packages are
 * bundled from their sources; other dependencies stay in node_modules.
 */
export default defineConfig({
  entry: { main: 'src/main.ts', admin: 'src/admin.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  noExternal: [/^@latchkey\//],
  sourcemap: true,
  silent: true,
  outDir: 'dist',
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
