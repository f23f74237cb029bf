type Dependencies = Readonly<Record<string, string>>
export type Template = {
  readonly dependencies: Dependencies
  readonly devDependencies: Dependencies
}

/** Reads the catalog of a `pnpm-workspace.yaml`: version by package. */
export function readCatalog(text: string): ReadonlyMap<string, string> {
  const [, body = ''] = /^catalog:\n((?: +.*\n?)*)/m.exec(text) ?? []
  const entries = [...body.matchAll(/^ +"?([^":\s]+)"?: "?([^"\s#]+)"?/gm)]
  return new Map(entries.map(([, name = '', version = '']) => [name, version]))
}

/** Version that a template writes for our packages. */
const packed = 'packed'

/**
 * Builds the manifest of a consumer from its template, with versions from the catalog. Our
 * packages, marked as `packed`, and their own dependencies among ours point to archives, because
 * npm has no other source.
 *
 * @param parameters.tarballs - Path of the archive by name of the package.
 * @param parameters.needsOf - Names of a package's dependencies among ours.
 * @throws {TypeError} The template names a catalog entry that does not exist.
 */
export function toManifest(parameters: {
  readonly template: Template
  readonly catalog: ReadonlyMap<string, string>
  readonly tarballs: ReadonlyMap<string, string>
  readonly needsOf: (name: string) => readonly string[]
}): Template {
  const { template, catalog, tarballs, needsOf } = parameters
  const pinned = (dependencies: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies)
        .filter(([, wanted]) => wanted !== packed)
        .map(([name, wanted]) => {
          const version = wanted === 'catalog:' ? catalog.get(name) : wanted
          if (version === undefined) throw new TypeError(`The catalog has no ${name}.`)
          return [name, version]
        }),
    )
  // Iteration over a set includes elements added during the iteration.
  const ours = new Set(Object.keys(template.dependencies).filter((name) => tarballs.has(name)))
  for (const name of ours)
    for (const needed of needsOf(name)) if (tarballs.has(needed)) ours.add(needed)
  const files = [...ours].map((name) => [name, `file:${tarballs.get(name)}`] as const)
  return {
    ...template,
    dependencies: { ...pinned(template.dependencies), ...Object.fromEntries(files) },
    devDependencies: pinned(template.devDependencies),
  }
}
