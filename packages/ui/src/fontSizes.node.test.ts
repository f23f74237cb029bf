import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const sheets = globSync('{packages/{ui,react},apps/secure-frame}/src/**/*.css', { cwd: root })

test('K-THEME-01: no sheet sets text in px, because px ignores the text size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const inPx = sheets.filter((sheet) =>
    /\bfont(?:-size)?:[^;]*\dpx/.test(readFileSync(`${root}${sheet}`, 'utf8')),
  )
  expect(inPx).toEqual([])
})
