import { defineConfig } from 'tsup'

/**
 * Builds one file. The sources of workspace packages are bundled into it; other dependencies stay
 * in node_modules.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  noExternal: [/^@latchkey\//],
  // The shared service package needs PGlite only for a database, which this service does not have.
  external: ['@electric-sql/pglite'],
  clean: true,
  sourcemap: true,
  silent: true,
  outDir: 'dist',
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
