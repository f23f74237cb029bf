import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')

/** Shipped source files, grouped by their app or package. */
const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => ({
    path,
    owner: path.split('/').slice(0, 2).join('/'),
    text: readFileSync(resolve(root, path), 'utf8'),
  }))

test('S-90f: no cookie name belongs to two services, and one module creates all cookies', () => {
  const defined = sources
    .filter(({ text }) => /\bdefineCookie\(/.test(text))
    .flatMap(({ owner, text }) =>
      [...text.matchAll(/\bname: '(__Host-\w+)'/g)].map(([, name = '']) => ({ owner, name })),
    )
  const owners = new Set(defined.map(({ owner }) => owner))
  expect([...owners].toSorted()).toEqual(['apps/secure-frame-server', 'apps/server'])
  const names = defined.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())

  const setters = sources.filter(({ text }) => /\bsetCookie\(|['"]set-cookie['"]/i.test(text))
  expect(setters.map(({ path }) => path)).toEqual(['packages/service/src/http/defineCookie.ts'])
})
