import unhomoglyph from 'unhomoglyph'

/** Returns the key by which names are searched: NFKC-normalised and in lower case. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/**
 * Returns the look-alike skeleton of a name (UTS #39): names that look the same have the same
 * skeleton, e.g. `Bill` and `BiII`, or Latin `copa` and Cyrillic `сора`. A skeleton is compared
 * and never shown.
 */
export function toNameSkeleton(name: string): string {
  return unhomoglyph(name.normalize('NFKC').normalize('NFD')).normalize('NFD').toLowerCase()
}
