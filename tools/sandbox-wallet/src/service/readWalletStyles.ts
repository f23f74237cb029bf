import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../window/styles')

/**
 * Names of the style sheets of the wallet's pages, in the order of their precedence: later ones
 * override earlier ones.
 */
const names = ['base', 'heading', 'rows', 'details', 'controls', 'home']

/** Reads the style sheets for approval window, panel and home page, and joins them to one text. */
export async function readWalletStyles(): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
