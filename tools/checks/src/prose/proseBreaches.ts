import type { SourceFile } from '../workspace/workspace.ts'
import { isVague, privatePhrase } from './meters.ts'
import { type Comment, readComments } from './readComments.ts'
import { readTitles } from './readTitles.ts'

/** A docstring or comment that is accepted although it is vague, with the reason. */
export type Exception = { readonly path: string; readonly text: string; readonly why: string }

/** Largest share of a workspace's docstrings and comments that may contain a private phrase. */
const privateShare = 0.01
/** Maximum number of characters of a test title. */
const titleLetters = 90

type Place = { readonly path: string; readonly comment: Comment }

const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/')

const placeOf = ({ path, comment }: Place) =>
  `${path}:${comment.line}: ${comment.text.replace(/\s+/g, ' ').slice(0, 90)}`

const readPlaces = (files: readonly Pick<SourceFile, 'path' | 'text'>[]): readonly Place[] =>
  files.flatMap(({ path, text }) => readComments(path, text).map((comment) => ({ path, comment })))

/**
 * Lists vague docstrings and comments that no exception accepts, and exceptions without such a
 * text.
 */
export function vagueBreaches(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
  exceptions: readonly Exception[],
): readonly string[] {
  const vague = readPlaces(files).filter(({ comment }) => isVague(comment.text))
  const isListed = ({ path, comment }: Place) =>
    exceptions.some((x) => x.path === path && x.text === comment.text)
  const unused = exceptions.filter(
    (x) => !vague.some(({ path, comment }) => x.path === path && x.text === comment.text),
  )
  return [
    ...vague.filter((place) => !isListed(place)).map((place) => `vague: ${placeOf(place)}`),
    ...unused.map(({ path }) => `${path}: its exception is not needed`),
  ]
}

/**
 * Lists the workspaces in which private phrases occur in more than 1 % of the docstrings, or of all
 * docstrings and comments.
 */
export function privateBreaches(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): readonly string[] {
  const all = readPlaces(files)
  const workspaces = new Set(all.map(({ path }) => workspaceOf(path)))
  return [...workspaces].flatMap((workspace) => {
    const places = all.filter(({ path }) => workspaceOf(path) === workspace)
    const isBreach = (texts: readonly Place[]) => {
      const found = texts.filter(({ comment }) => privatePhrase(comment.text) !== undefined)
      return found.length > texts.length * privateShare
    }
    const docstrings = places.filter(({ comment }) => comment.kind === 'docstring')
    if (!isBreach(docstrings) && !isBreach(places)) return []
    const found = places.filter(({ comment }) => privatePhrase(comment.text) !== undefined)
    return [
      `${workspace}: ${found.length} of ${places.length} texts hold a private phrase, at most 1 %`,
      ...found.map((place) => `"${privatePhrase(place.comment.text)}": ${placeOf(place)}`),
    ]
  })
}

/** Lists test titles that are longer than 90 characters, because reports cut them. */
export function titleBreaches(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): readonly string[] {
  return files.flatMap(({ path, text }) =>
    readTitles(path, text)
      .filter((title) => title.text.length > titleLetters)
      .map(
        ({ line, text }) =>
          `${path}:${line}: title of ${text.length} letters, at most ${titleLetters}`,
      ),
  )
}
