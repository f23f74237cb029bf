type Dependencies = Readonly<Record<string, string>>
export type Template = {
  readonly dependencies: Dependencies
  readonly devDependencies: Dependencies
}

/** Reads the catalog of a `pnpm-workspace.yaml`: versions by package name. */
export function readCatalog(text: string): ReadonlyMap<string, string> {
  const [, body = ''] = /^catalog:\n((?: +.*\n?)*)/m.exec(text) ?? []
  const entries = [...body.matchAll(/^ +"?([^":\s]+)"?: "?([^"\s#]+)"?/gm)]
  return new Map(entries.map(([, name = '', version = '']) => [name, version]))
}

/** Placeholder version of the workspace's packages in a template's manifest. */
const packed = 'packed'

/**
 * Builds the `package.json` of a test project from its template. Versions come from the catalog.
 * The workspace's packages, marked as `packed`, become paths of archives, and so do those on which
 * they depend, because npm finds them nowhere else.
 *
 * @param parameters.tarballs - Path of the archive by name of the package.
 * @param parameters.needsOf - Returns the names of the workspace's packages on which one of them
 *   depends.
 * @throws {TypeError} The catalog has no version for a package of the template.
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
  // The loop also visits names that are added to the set while it runs.
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
