import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../workspace/workspace.ts'

const fixture = join(root, 'tools/checks/fixture')

/**
 * Builds the fixture page for production from the `dist` of the packages, as an app's bundler does.
 * Returns the output folder.
 */
export async function buildFixture(): Promise<string> {
  const outDir = join(root, 'tools/checks/dist/fixture')
  await build({
    root: fixture,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  })
  return outDir
}
