/** Published manifests have no entry of sources: those are not in the package. */
function withoutSource(exports) {
  if (typeof exports !== 'object' || exports === null) return exports
  const kept = Object.entries(exports).filter(([condition]) => condition !== 'source')
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSource(value)]))
}

export const hooks = {
  beforePacking: (manifest) => ({ ...manifest, exports: withoutSource(manifest.exports) }),
}
