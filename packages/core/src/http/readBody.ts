import { InvalidAnswerError } from '../errors/transportErrors.ts'

/** Maximum size of an HTTP response body in bytes (S-63). */
export const maxBodyBytes = 5_000_000
/** Maximum nesting depth of a JSON response, in levels (S-63). */
export const maxJsonDepth = 64

const jsonType = /^application\/(?:[a-z0-9.+-]+\+)?json$/i

/**
 * Reads a body as text. Stops reading when the limit is exceeded.
 *
 * @throws {InvalidAnswerError} The body is larger than `limit` bytes.
 */
export async function readText(
  response: Response,
  host: string,
  limit = maxBodyBytes,
): Promise<string> {
  const tooLarge = () => new InvalidAnswerError({ host, reason: `body over ${limit} bytes` })
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > limit) {
      // Ignores a failure, because the body is discarded in any case.
      void reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Parses a body that must be JSON. Returns `undefined` for an empty body.
 *
 * @throws {InvalidAnswerError} The content type is not JSON, the text is invalid, or nested deeper
 * than 64 levels (S-63).
 */
export function parseJson(text: string, contentType: string | null, host: string): unknown {
  if (text === '') return undefined
  const type = contentType?.split(';', 1)[0]?.trim() ?? ''
  if (!jsonType.test(type)) {
    throw new InvalidAnswerError({
      host,
      reason: `content type "${type.slice(0, 60)}" is not JSON`,
    })
  }
  const value = parse(text, host)
  if (isDeeperThan(value, maxJsonDepth)) {
    throw new InvalidAnswerError({ host, reason: `nested deeper than ${maxJsonDepth}` })
  }
  return value
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidAnswerError({ host, reason: 'body is no JSON', cause })
  }
}

/**
 * Returns whether a value is nested deeper than the limit. It checks level by level, so that deep
 * nesting cannot exhaust the stack.
 */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value].filter(isObject)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limit) return true
    level = level.flatMap((entry) => Object.values(entry)).filter(isObject)
  }
  return false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
