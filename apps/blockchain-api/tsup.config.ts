import { defineConfig } from 'tsup'

/**
 * Build configuration of the blockchain API: one file. The sources of workspace packages are
 * bundled into it; other dependencies stay in node_modules.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
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
