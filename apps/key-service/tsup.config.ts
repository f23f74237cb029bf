import { defineConfig } from 'tsup'

/**
 * One output file. Workspace packages are bundled from their sources; other dependencies stay in
 * node_modules.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  noExternal: [/^@latchkey\//],
  // PGlite is only needed by services with a database, and is neither loaded nor bundled here.
  external: ['@electric-sql/pglite'],
  clean: true,
  sourcemap: true,
  silent: true,
  outDir: 'dist',
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
