import { readSubjects, subjectBreaches } from '../prose/commitSubjects.ts'
import {
  type Exception,
  privateBreaches,
  titleBreaches,
  vagueBreaches,
} from '../prose/proseBreaches.ts'
import { sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/** Docstrings and comments that are accepted although they are vague, each with a reason. */
const exceptions: readonly Exception[] = []
const mostExceptions = 10

const files = () => sourceFiles('apps', 'packages', 'tools')

export const vagueTexts: Check = {
  name: 'plain English: every docstring and comment names its thing (docs/glossary.md)',
  run: () => [
    ...vagueBreaches(files(), exceptions),
    ...(exceptions.length > mostExceptions
      ? [`${exceptions.length} exceptions, at most ${mostExceptions}`]
      : []),
  ],
}

export const privateTexts: Check = {
  name: 'plain English: at most 1 % of the texts hold a private phrase (docs/glossary.md)',
  run: () => privateBreaches(files()),
}

export const titles: Check = {
  name: 'plain English: test titles have at most 90 letters, commit subjects 72',
  run: () => [...titleBreaches(files()), ...subjectBreaches(readSubjects())],
}
