import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads style sheets as one, in the given order: what a page loads stays one file, what people read does not.
 *
 * @param names - Without `.css`.
 */
export async function readStyles(folder: string, names: readonly string[]): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
