import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { bundleAsync, transform } from 'lightningcss'
import { defineConfig, type Options } from 'tsup'
import { scriptTargets } from './browsers.ts'
import { lowerStyles } from './lowerStyles.ts'
import { raiseSpecificity } from './raiseSpecificity.ts'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

export type LibraryOptions = {
  /**
   * Builds `dist/styles.css` from `src/styles.css` and every `src/**\/*.module.css`. The JavaScript
   * modules contain only the class names, so that Node and server rendering can import them.
   */
  readonly styles?: boolean
  /**
   * Stages and package entries that are loaded before each stage, in order. A stage's file imports
   * them, so an app's bundler makes no separate chunk for shared modules. A name without a stage in
   * this package is an entry of another package.
   */
  readonly after?: Readonly<Record<string, readonly string[]>>
  /**
   * Source files that are bundled into a stage although no dynamic import names them, because later
   * stages share them.
   */
  readonly within?: Readonly<Record<string, readonly string[]>>
  /**
   * Source files that are bundled into one file of `dist`, by the file's name. A bundler moves
   * whole files, so small modules that many packages share stay together.
   */
  readonly together?: Readonly<Record<string, readonly string[]>>
}

/**
 * Configures the JavaScript build of one library package. `tsc` writes the declarations. By default
 * every source file becomes one output file, because an app's bundler moves whole files between
 * chunks and the gate runs the unit tests on these files.
 */
export function library(options: LibraryOptions = {}) {
  return defineConfig({
    entry: listEntries(Object.values(options.together ?? {}).flat()),
    format: 'esm',
    target: scriptTargets,
    splitting: false,
    sourcemap: true,
    dts: false,
    clean: true,
    // Dependencies stay external, including the development dependencies of testing entries.
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

/**
 * Lazy-loaded source files by the name of their stage. The files of a stage load together, for
 * instance when the modal opens.
 */
type Moments = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Finds the stages that dynamic imports name: `import(/* moment: open *\/ './Connect.tsx')`. All
 * files of a stage are bundled into one, which each of these imports loads instead of a separate
 * chunk.
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

/**
 * Returns the names that a source file exports. They must be unique within the stage, because the
 * stage's file re-exports all of them.
 */
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

/**
 * Writes the file of a lazy-loaded stage: re-exports all exports of its source files, and imports
 * the stages that load before it.
 */
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
 * esbuild plugin that keeps imports of neighbouring source files as imports of the built files. A
 * dynamic import of a file in a lazy-loaded stage loads the stage's file instead.
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

/**
 * esbuild plugin that bundles each group of files into one file, and redirects imports of these
 * files to the bundle.
 */
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
          target: scriptTargets,
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

/**
 * Compiles one CSS module. Its class names become global and readable: `root` of
 * `Button.module.css` is `lk-Button-root`. Rules of host pages do not override its rules.
 */
function readModule(file: string) {
  const { code, exports } = transform({
    filename: basename(file).replace('.module', ''),
    code: readFileSync(file),
    cssModules: { pattern: 'lk-[name]-[local]' },
  })
  const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const)
  return {
    css: raiseSpecificity(file, code.toString()),
    names: Object.fromEntries(names.toSorted()),
  }
}

/**
 * esbuild plugin that resolves imports of `*.module.css` to their class names, and writes the
 * package's stylesheet once.
 */
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
  const css = [await readEntrySheet(root), ...sheets].join('\n')
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, 'dist/styles.css'), lowerStyles('styles.css', css))
  // TypeScript resolves side-effect imports if `noUncheckedSideEffectImports` is set, so the
  // stylesheet needs a declaration file.
  await writeFile(join(root, 'dist/styles.css.d.ts'), 'export {}\n')
}

/**
 * Reads `src/styles.css` with its imports inlined. A package name in an import stands for the built
 * stylesheet of that package.
 */
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
