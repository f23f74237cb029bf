import { screens } from '@latchkey/product-api'
import { readProjectFile } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const page = 'docs/screens.md'

export const screenPictures: Check = {
  name: `documents: ${page} shows every screen for players`,
  run() {
    const text = readProjectFile(page)
    return Object.values(screens)
      .filter(({ member, path }) => member && !text.includes(`/screens${path}-light.jpg`))
      .map(({ path }) => `${page} has no picture of ${path}: run pnpm docs:screens`)
  },
}
