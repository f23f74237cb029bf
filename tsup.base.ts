import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { bundleAsync, transform } from 'lightningcss'
import { defineConfig, type Options } from 'tsup'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

export type LibraryOptions = {
  /**
   * Builds `dist/styles.css` from `src/styles.css` and every `src/**\/*.module.css`. The JavaScript keeps
   * only the class names, so that it can be imported where nothing understands CSS (Node, server rendering).
   */
  readonly styles?: boolean
}

/**
 * JavaScript of one library package; declarations come from `tsc` (style: a later bundler is a change of this file).
 * Every source file stays a file of its own: an app's bundler moves whole files between chunks, never halves, and the
 * gate runs the unit tests on these files.
 */
export function library(options: LibraryOptions = {}) {
  return defineConfig({
    entry: listEntries(),
    format: 'esm',
    target: 'es2022',
    splitting: false,
    sourcemap: true,
    dts: false,
    clean: true,
    // Nothing of others is copied in, development dependencies of the testing entries included.
    skipNodeModulesBundle: true,
    silent: true,
    outDir: 'dist',
    esbuildPlugins: [fileByFile, ...(options.styles ? [cssModules(process.cwd())] : [])],
  })
}

function listEntries(): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|story|test-d)\.tsx?$/.test(file),
  )
  return Object.fromEntries(
    files.toSorted().map((file) => [relative('src', file).replace(/\.tsx?$/, ''), file]),
  )
}

/** Leaves an import of a neighbouring source file an import, of what is built from that file. */
const fileByFile: EsbuildPlugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
  },
}

/** One CSS module with its class names made global and readable: `root` of `Button.module.css` is `lk-Button-root`. */
function readModule(file: string) {
  const { code, exports } = transform({
    filename: basename(file).replace('.module', ''),
    code: readFileSync(file),
    cssModules: { pattern: 'lk-[name]-[local]' },
  })
  const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const)
  return { css: code.toString(), names: Object.fromEntries(names.toSorted()) }
}

/** Answers imports of `*.module.css` with their names and writes the stylesheet of the package once. */
function cssModules(root: string): EsbuildPlugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: relative(root, join(resolveDir, path)).replace(/\.css$/, ''),
        namespace: 'css-names',
        sideEffects: false,
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-names' }, ({ path }) => ({
        contents: JSON.stringify(readModule(join(root, `${path}.css`)).names),
        loader: 'json',
      }))
      build.onEnd(() => writeStyles(root))
    },
  }
}

async function writeStyles(root: string): Promise<void> {
  const modules = globSync('src/**/*.module.css', { cwd: root }).toSorted()
  const sheets = modules.map((file) => readModule(join(root, file)).css)
  const code = Buffer.from([await readEntrySheet(root), ...sheets].join('\n'))
  const output = transform({ filename: 'styles.css', code, minify: true })
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, 'dist/styles.css'), output.code)
}

/** `src/styles.css` with its imports in place; a package name in an import means that package's built sheet. */
async function readEntrySheet(root: string): Promise<string> {
  const filename = join(root, 'src/styles.css')
  if (!existsSync(filename)) return ''
  const resolver = {
    read: (file: string) => readFile(file, 'utf8'),
    resolve: (specifier: string, from: string) =>
      specifier.startsWith('.')
        ? resolve(dirname(from), specifier)
        : createRequire(from).resolve(specifier),
  }
  return (await bundleAsync({ filename, resolver })).code.toString()
}
