import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads style sheets and joins them in the given order, so that a page loads only one.
 *
 * @param names - File names without `.css`.
 */
export async function readStyles(folder: string, names: readonly string[]): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
