/** Messages of browsers for an `import()` whose file could not be loaded. */
const pattern =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Returns whether an error, or its cause, is a failed `import()`. Online, the file is then probably
 * gone since a release.
 */
export function isImportFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return pattern.test(error.message) || isImportFailure(error.cause)
}
