type Dependencies = Readonly<Record<string, string>>
export type Template = {
  readonly dependencies: Dependencies
  readonly devDependencies: Dependencies
}

/** The catalog of a `pnpm-workspace.yaml`: version by package. */
export function readCatalog(text: string): ReadonlyMap<string, string> {
  const [, body = ''] = /^catalog:\n((?: +.*\n?)*)/m.exec(text) ?? []
  const entries = [...body.matchAll(/^ +"?([^":\s]+)"?: "?([^"\s#]+)"?/gm)]
  return new Map(entries.map(([, name = '', version = '']) => [name, version]))
}

/** As a template asks for a package of ours. */
const packed = 'packed'

/**
 * The manifest of a consumer: its template's, with the versions that the catalog has, the packages of ours that it asks
 * for as `packed`, and those that these need: npm finds no other source for them.
 *
 * @param parameters.tarballs - Path of the archive by name of the package.
 * @param parameters.needsOf - Names of what a package of ours depends on.
 * @throws {TypeError} The template asks the catalog for what it does not have.
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
  // A set takes what is added while it is walked.
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
