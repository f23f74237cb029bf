import type { Plugin } from 'vite'
import { scriptTargets } from './browsers.ts'
import { lowerStyles } from './lowerStyles.ts'

/** Compiles the scripts and stylesheets of a Vite build for the oldest supported browsers. */
export const browserFloorPlugin: Plugin = {
  name: 'latchkey:browser-floor',
  apply: 'build',
  config: () => ({ build: { target: scriptTargets, cssMinify: false } }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = lowerStyles(file.fileName, file.source.toString())
      }
    },
  },
}
