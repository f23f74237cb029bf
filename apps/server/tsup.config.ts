import { defineConfig } from 'tsup'

/** One file for each program; our own packages go in from their sources, everything else stays in node_modules. */
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
