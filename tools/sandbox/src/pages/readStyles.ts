import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Concatenates style sheets in the given order, so that a page loads a single file.
 *
 * @param names - Without `.css`.
 */
export async function readStyles(folder: string, names: readonly string[]): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
