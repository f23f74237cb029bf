/** Measured sizes of a page's code until one stage, as a row of the README's table. */
export type Row = {
  readonly moment: string
  /** Gzip KiB of the page with EVM only, and of the page with three ecosystems. */
  readonly kib: readonly number[]
  readonly limit: number
  /** Largest allowed difference between the README's size and the measured one, in KiB. */
  readonly tolerance: number
}

const header = [
  '| gzip KiB, React (66) included; every service configured | EVM alone | Three ecosystems | Limit |',
  '|---|---:|---:|---:|',
]

const toLine = ({ moment, kib, limit }: Row) =>
  `| ${[moment, ...[...kib, limit].map((x) => x.toFixed(1))].join(' | ')} |`

/**
 * Returns the rows of the size table in the README, without its header; empty if the table is
 * missing.
 */
function linesOf(readme: string): readonly string[] {
  const [, after = ''] = readme.split(`${header.join('\n')}\n`)
  const [table = ''] = after.split('\n\n')
  return table === '' ? [] : table.split('\n')
}

/**
 * Returns the README with the measured sizes in its table.
 *
 * @throws {Error} The README has no size table.
 */
export function writeTable(readme: string, rows: readonly Row[]): string {
  const lines = linesOf(readme)
  if (lines.length === 0) throw new Error(`README.md has no table that begins with ${header[0]}`)
  return readme.replace(lines.join('\n'), rows.map(toLine).join('\n'))
}

function isNear(line: string, row: Row): boolean {
  const [moment, ...figures] = line.slice(2, -2).split(' | ')
  const kib = figures.slice(0, -1).map(Number)
  return (
    moment === row.moment &&
    Number(figures.at(-1)) === row.limit &&
    kib.length === row.kib.length &&
    kib.every((x, index) => Math.abs(x - (row.kib[index] ?? 0)) <= row.tolerance)
  )
}

/**
 * Lists the rows of the README's size table that differ from the measured sizes by more than their
 * tolerance.
 */
export function tableFaults(readme: string, rows: readonly Row[]): readonly string[] {
  const lines = linesOf(readme)
  if (lines.length !== rows.length)
    return [`README.md has ${lines.length} rows of bytes, the journey has ${rows.length}`]
  return rows.flatMap((row, index) => {
    const line = lines[index] ?? ''
    return isNear(line, row)
      ? []
      : [`README.md: "${line}", measured "${toLine(row)}": run "pnpm bench:journey --write"`]
  })
}
