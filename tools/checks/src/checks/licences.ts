import { execFileSync } from 'node:child_process'
import { root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/** Licences under which the team that owns the app may use, change and host a package. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
] as const

/**
 * Licences of packages whose manifest names no usable licence, by package name. They were read from
 * the licence files.
 */
const readByHand: Readonly<Record<string, string>> = {
  'text-encoding-utf-8': 'Unlicense',
}

/**
 * Packages that are exempt from the licence check, because only tests use them and they are neither
 * shipped nor served. The value names the dependent.
 */
const onlyInTests: Readonly<Record<string, string>> = {
  'rpc-websockets': '@solana/web3.js, which judges the sandbox’s Solana clusters in their tests',
}

const permitted = (expression: string): boolean => {
  const parts = expression.replace(/[()]/g, '').split(/\s+(?:OR|AND)\s+/)
  const known = (part: string) => (allowedLicences as readonly string[]).includes(part.trim())
  return / AND /.test(expression) ? parts.every(known) : parts.some(known)
}

type Row = { readonly name: string; readonly versions?: readonly string[] }

/** Lists packages in the output of `pnpm licenses list --json` whose licence is not allowed. */
export function licenceBreaches(rows: Readonly<Record<string, readonly Row[]>>): readonly string[] {
  return Object.entries(rows).flatMap(([licence, packages]) =>
    packages
      .filter((row) => !permitted(readByHand[row.name] ?? licence) && !onlyInTests[row.name])
      .map((row) => `${row.name} ${row.versions?.join(', ') ?? ''}: licence "${licence}"`),
  )
}

export const licences: Check = {
  name: 'every installed package has a licence on the allow-list',
  run: () => {
    const answer = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    })
    return licenceBreaches(JSON.parse(answer))
  },
}
