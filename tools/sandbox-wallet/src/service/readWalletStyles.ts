import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../window/styles')

/** The order matters, because later sheets may override earlier ones. */
const names = ['base', 'heading', 'rows', 'details', 'controls', 'home']

/** Reads the style sheets of window, panel and home page as one text. */
export async function readWalletStyles(): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
