import { BaseError } from '../errors/BaseError.ts'
import { quietly } from '../guards/quietly.ts'
import { readField } from '../guards/readField.ts'

/** One error among those that are nested in a thrown value. */
export type Layer = {
  /** Error code: a number or a name. `undefined` if the error has no code. */
  readonly code: number | string | undefined
  /** Name and messages, in this order, as text of limited length. Empty for errors of the kit. */
  readonly words: string
  /** The error's own message, of limited length. */
  readonly message: string
}

const mostLayers = 12
const longestText = 500
const nested = ['cause', 'data', 'error', 'originalError', 'info'] as const
const texts = ['message', 'reason', 'details', 'shortMessage'] as const

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestText) : '')

function toCode(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value
  const text = toText(value)
  if (text === '') return undefined
  return /^-?\d{1,6}$/.test(text) ? Number(text) : text
}

/** Splits `UserRejectedRequestError` and `Method_Cancel` into words. */
const toWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

/** Returns whether an error is one of the kit's. Foreign values may throw when they are examined. */
export const isKitError = (value: unknown): value is BaseError =>
  quietly(() => value instanceof BaseError) === true

function readLayer(value: unknown): Layer {
  if (typeof value === 'string') {
    const message = toText(value)
    return { code: undefined, words: message, message }
  }
  const code = toCode(readField(value, 'code'))
  if (isKitError(value)) return { code, words: '', message: '' }
  const name = toText(readField(value, 'name'))
  const said = texts.map((field) => toText(readField(value, field)))
  const named = [name === 'Error' ? '' : toWords(name), ...said]
  if (typeof code === 'string') named.push(toWords(code))
  return { code, words: named.filter(Boolean).join('\n'), message: said[0] ?? '' }
}

/**
 * Returns the errors and messages directly inside an error. A text in `data` is ignored, because it
 * is the data of a revert.
 */
function listNested(value: unknown): readonly unknown[] {
  return nested.flatMap((field) => {
    const inner = readField(value, field)
    const isText = typeof inner === 'string' && field !== 'data'
    return isText || (typeof inner === 'object' && inner !== null) ? [inner] : []
  })
}

/**
 * Returns a thrown value and the errors nested in it, outermost first, at most 12. Never throws:
 * wallets throw texts, plain objects, cycles and objects with throwing getters.
 */
export function listNestedErrors(thrown: unknown): readonly unknown[] {
  const found = new Set<unknown>([thrown])
  for (const value of found) {
    for (const inner of listNested(value)) if (found.size < mostLayers) found.add(inner)
  }
  return [...found]
}

/** Returns codes and words of a thrown value and of the errors nested in it, outermost first. */
export const readLayers = (thrown: unknown): readonly Layer[] =>
  listNestedErrors(thrown).map(readLayer)
