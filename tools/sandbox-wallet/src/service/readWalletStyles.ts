import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../window/styles')

/** In this order: later ones may build on earlier ones. */
const names = ['base', 'heading', 'rows', 'details', 'controls', 'home']

/** Reads the one style sheet of window, panel and home page. */
export async function readWalletStyles(): Promise<string> {
  const sheets = names.map((name) => readFile(join(folder, `${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
