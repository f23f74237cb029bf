import { RefusalError } from './RefusalError.ts'

/**
 * Checks all texts of a parsed request, names of fields included. NUL and lone surrogates are
 * refused, because a database cannot store them (S-147).
 *
 * @param parts - Values as JSON has them: path, query and body. They may be nested to any depth.
 * @throws {RefusalError} `invalid_request`, status 400.
 */
export function requireText(parts: readonly unknown[]): void {
  // A list instead of recursion, because a body may be nested deeper than the stack allows.
  const rest = [...parts]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string') requirePlain(value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        requirePlain(name)
        rest.push(part)
      }
  }
}

function requirePlain(text: string): void {
  if (text.isWellFormed() && !text.includes('\0')) return
  throw new RefusalError('invalid_request', { hint: 'A text contains NUL or a lone surrogate.' })
}
