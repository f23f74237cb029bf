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

/**
 * The manifest of a consumer: its template's, with every packed package and with the versions that the catalog has.
 *
 * @param parameters.tarballs - Path of the archive by name of the package.
 * @throws {TypeError} The template asks the catalog for what it does not have.
 */
export function toManifest(parameters: {
  readonly template: Template
  readonly catalog: ReadonlyMap<string, string>
  readonly tarballs: ReadonlyMap<string, string>
}): Template {
  const { template, catalog, tarballs } = parameters
  const pinned = (dependencies: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, wanted]) => {
        const version = wanted === 'catalog:' ? catalog.get(name) : wanted
        if (version === undefined) throw new TypeError(`The catalog has no ${name}.`)
        return [name, version]
      }),
    )
  const packed = [...tarballs].map(([name, path]) => [name, `file:${path}`] as const)
  return {
    ...template,
    dependencies: { ...pinned(template.dependencies), ...Object.fromEntries(packed) },
    devDependencies: pinned(template.devDependencies),
  }
}
