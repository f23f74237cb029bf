import { execFileSync } from 'node:child_process'
import { root } from '../workspace/workspace.ts'

/** Numbers of changed lines by path of the file, from 1. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>

const added = /^@@ -\S+ \+(?<start>\d+)(?:,(?<count>\d+))? @@/

/**
 * Reads a diff without context (`git diff --unified=0`).
 *
 * @returns The lines of each file that the diff adds or changes. A file that only lost lines, or
 * was deleted, is absent.
 */
export function parseDiff(diff: string): ChangedLines {
  const files = new Map<string, Set<number>>()
  let path = ''
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) path = line.startsWith('+++ b/') ? line.slice(6) : ''
    const { start, count = '1' } = added.exec(line)?.groups ?? {}
    if (start === undefined || path === '') continue
    const lines = files.get(path) ?? new Set()
    for (let at = 0; at < Number(count); at += 1) lines.add(Number(start) + at)
    if (lines.size > 0) files.set(path, lines)
  }
  return files
}

/**
 * Returns the lines that differ between a commit and the working tree. Files that git does not
 * track are absent.
 *
 * @throws If git does not know the commit.
 */
export function readChangedLines(commit: string): ChangedLines {
  const args = ['diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', commit, '--']
  return parseDiff(execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 }))
}
