import { execFileSync } from 'node:child_process'
import { root } from '../workspace/workspace.ts'

const subjectLetters = 72

/** Hash of the commit after which subjects are checked. Older commits keep their subjects. */
const since = 'b66b5592'

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 16 << 20 })
}

/**
 * Returns the subjects of the commits after `since`, newest first. Returns an empty list if the
 * commit is missing in a shallow clone.
 */
export function readSubjects(): readonly string[] {
  try {
    git('merge-base', '--is-ancestor', since, 'HEAD')
  } catch {
    return []
  }
  return git('log', '--no-merges', '--format=%s', `${since}..HEAD`).split('\n').filter(Boolean)
}

export function subjectBreaches(subjects: readonly string[]): readonly string[] {
  return subjects
    .filter((subject) => subject.length > subjectLetters)
    .map((subject) => `${subject.length} letters, at most ${subjectLetters}: ${subject}`)
}
