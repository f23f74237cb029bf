import { join } from 'node:path'
import { readStyles } from '../../../src/readStyles.ts'

const folder = join(import.meta.dirname, '../window/styles')

/** In this order: later ones may build on earlier ones. */
const names = ['base', 'heading', 'rows', 'details', 'controls', 'home']

/** Reads the one style sheet of window, panel and home page. */
export function readWalletStyles(): Promise<string> {
  return readStyles(folder, names)
}
