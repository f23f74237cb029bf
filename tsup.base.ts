import { defineConfig } from 'tsup'

/** JavaScript of one library package; declarations come from `tsc` (style: a later bundler is a change of this file). */
export function library(entry: Record<string, string>) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    sourcemap: true,
    dts: false,
    clean: false,
    treeshake: true,
    silent: true,
    outDir: 'dist',
  })
}
