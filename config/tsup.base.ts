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
  /**
   * What each moment comes after, in order: what it shares with those is in their files, so that an app's bundler makes no
   * file for each part. A name is a moment of this package, anything else an entry of another one.
   */
  readonly after?: Readonly<Record<string, readonly string[]>>
  /** Source files that are in the file of a moment although a page does not fetch them on their own: later ones share them. */
  readonly within?: Readonly<Record<string, readonly string[]>>
  /**
   * Source files that are one file in `dist`, by its name: small ones that many packages share. A bundler moves whole files,
   * so they stay together.
   */
  readonly together?: Readonly<Record<string, readonly string[]>>
}

/**
 * JavaScript of one library package; declarations come from `tsc` (style: a later bundler is a change of this file).
 * Every source file stays a file of its own, unless told otherwise: an app's bundler moves whole files between chunks,
 * never halves, and the gate runs the unit tests on these files.
 */
export function library(options: LibraryOptions = {}) {
  return defineConfig({
    entry: listEntries(Object.values(options.together ?? {}).flat()),
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
    esbuildPlugins: [
      fileByFile({ moments: findMoments(options.within ?? {}), after: options.after ?? {} }),
      ...(options.together ? [bundleTogether(options.together)] : []),
      ...(options.styles ? [cssModules(process.cwd())] : []),
    ],
  })
}

const listSources = () =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|story|test-d)\.tsx?$/.test(file))
    .toSorted()

function listEntries(bundled: readonly string[]): Record<string, string> {
  const own = listSources().filter((file) => !bundled.includes(relative('src', file)))
  return Object.fromEntries(own.map((file) => [relative('src', file).replace(/\.tsx?$/, ''), file]))
}

const toBuilt = (path: string) => path.replace(/\.tsx?$/, '.js')

/** Files that are fetched later, by the name of the moment at which they are needed. */
type Moments = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Finds the moments that imports name: `import(/* moment: open *\/ './Connect.tsx')`. All that is needed at one moment is
 * one file, which an app fetches in place of each; sources keep a door for each folder or view.
 */
function findMoments(within: NonNullable<LibraryOptions['within']>): Moments {
  const moments = new Map(Object.entries(within).map(([name, files]) => [name, new Set(files)]))
  const named = /import\(\s*\/\* moment: (\w+) \*\/\s*'([^']+)'/g
  for (const file of listSources()) {
    for (const [, name = '', path = ''] of readFileSync(file, 'utf8').matchAll(named)) {
      const chunks = moments.get(name) ?? new Set()
      moments.set(name, chunks.add(relative('src', resolve(dirname(file), path))))
    }
  }
  return moments
}

/** The names that a chunk exports: each is one word of a moment, so it must be there once. */
function exportsOf(chunk: string): readonly string[] {
  const text = readFileSync(`src/${chunk}`, 'utf8')
  const declared = text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)
  const listed = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || []),
  )
  return [...listed, ...[...declared].flatMap(([, name = '']) => name)]
}

type Plan = { readonly moments: Moments; readonly after: NonNullable<LibraryOptions['after']> }

const toMomentFile = (name: string) => `moments/${name}.js`

/** Writes the file of a moment: everything its chunks export, and an import of each moment that is there before. */
async function writeMoment(name: string, { moments, after }: Plan): Promise<void> {
  const chunks = [...(moments.get(name) ?? [])].toSorted()
  const names = chunks.flatMap(exportsOf)
  const twice = names.filter((word, index) => names.indexOf(word) !== index)
  if (twice.length > 0)
    throw new Error(`Moment "${name}" has two exports named ${twice.join(', ')}.`)
  const earlier = (after[name] ?? []).map((one) => (moments.has(one) ? `./${one}.js` : one))
  const lines = [
    ...earlier.map((path) => `import '${path}'\n`),
    ...chunks.map((chunk) => `export * from '../${toBuilt(chunk)}'\n`),
  ]
  await mkdir('dist/moments', { recursive: true })
  await writeFile(`dist/${toMomentFile(name)}`, lines.join(''))
}

/**
 * Leaves an import of a neighbouring source file an import, of what is built from that file. Where the file is one of a
 * moment's chunks and is fetched later, the moment's file is fetched.
 */
function fileByFile(plan: Plan): EsbuildPlugin {
  const momentOf = (file: string) => [...plan.moments].find(([, chunks]) => chunks.has(file))?.[0]
  return {
    name: 'file-by-file',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined
        const file = relative('src', resolve(resolveDir, path))
        const moment = kind === 'dynamic-import' ? momentOf(file) : undefined
        if (!moment) return { path: toBuilt(path), external: true }
        const target = relative(resolveDir, resolve('src', toMomentFile(moment)))
        return { path: target.startsWith('.') ? target : `./${target}`, external: true }
      })
      build.onEnd(async () => {
        for (const name of plan.moments.keys()) await writeMoment(name, plan)
      })
    },
  }
}

/** Bundles files that belong together, and makes what is built from each of them lead to the bundle. */
function bundleTogether(groups: NonNullable<LibraryOptions['together']>): EsbuildPlugin {
  return {
    name: 'together',
    setup(build) {
      build.onEnd(async () => {
        for (const [name, files] of Object.entries(groups)) await bundle(name, files)
      })
      async function bundle(name: string, files: readonly string[]): Promise<void> {
        const inside = new Set(files.map((file) => resolve('src', file)))
        await build.esbuild.build({
          stdin: {
            contents: files.map((file) => `export * from './${file}'\n`).join(''),
            resolveDir: resolve('src'),
          },
          outfile: `dist/${name}.js`,
          bundle: true,
          format: 'esm',
          target: 'es2022',
          sourcemap: true,
          plugins: [
            {
              name: 'inside',
              setup({ onResolve }) {
                onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, resolveDir }) => {
                  const file = resolve(resolveDir, path)
                  if (inside.has(file)) return { path: file, sideEffects: false }
                  const out = toBuilt(relative('src', file))
                  return { path: `./${out}`, external: true }
                })
              },
            },
          ],
        })
        for (const file of files) {
          const path = relative(dirname(join('dist', file)), `dist/${name}.js`)
          const target = path.startsWith('.') ? path : `./${path}`
          const names = exportsOf(file).join(', ')
          await mkdir(dirname(`dist/${file}`), { recursive: true })
          await writeFile(`dist/${toBuilt(file)}`, `export { ${names} } from '${target}'\n`)
        }
      }
    },
  }
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
  // For who has the compiler look up what is imported for its effects.
  await writeFile(join(root, 'dist/styles.css.d.ts'), 'export {}\n')
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
