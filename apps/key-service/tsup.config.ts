import { defineConfig } from 'tsup'

/** One file; our own packages go in from their sources, everything else stays in node_modules. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  noExternal: [/^@latchkey\//],
  // What services with a database load is not asked for here, and not copied in either.
  external: ['@electric-sql/pglite'],
  clean: true,
  sourcemap: true,
  silent: true,
  outDir: 'dist',
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
