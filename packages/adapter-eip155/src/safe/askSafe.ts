import { isRecord, RequestTimedOutError, RpcError, rpcErrorCodes } from '@latchkey/core'

/** Version of the public message format of Safe apps that is spoken here. */
const sdkVersion = '9.1.0'
const longestMessage = 256

/** The frame this page runs in. */
export type SafeFrame = {
  readonly parent: Pick<Window, 'postMessage'>
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
}

export type SafeApp = { readonly origin: string; readonly frame: SafeFrame }
export type SafeRequest = {
  readonly method: string
  readonly params?: unknown
  /** For what needs no person; owners may take their time. */
  readonly deadlineMs?: number
}

function toSafeError(error: unknown): RpcError {
  const text = typeof error === 'string' ? error.slice(0, longestMessage) : 'An error occurred'
  const { userRejected, internal } = rpcErrorCodes
  return new RpcError(/reject|cancel|declin/i.test(text) ? userRejected : internal, text)
}

/**
 * Asks the Safe app around this page. Only what comes from its window and its origin is an answer (S-02), and nobody
 * else hears the question (S-03).
 *
 * @throws {RpcError} The person refused (4001), or the Safe failed (-32603).
 * @throws {RequestTimedOutError} The deadline passed.
 */
export function askSafe({ origin, frame }: SafeApp, request: SafeRequest): Promise<unknown> {
  const { deadlineMs, ...question } = request
  const id = globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-')
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      frame.removeEventListener('message', onMessage)
      settle()
    }
    const onMessage = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source !== frame.parent || sender !== origin) return
      if (!isRecord(data) || data['id'] !== id) return
      if (data['success'] === true) finish(() => resolve(data['data']))
      else finish(() => reject(toSafeError(data['error'])))
    }
    if (deadlineMs !== undefined) {
      const error = new RequestTimedOutError({ what: `The Safe (${request.method})`, deadlineMs })
      timer = setTimeout(() => finish(() => reject(error)), deadlineMs)
    }
    frame.addEventListener('message', onMessage)
    frame.parent.postMessage({ ...question, id, env: { sdkVersion } }, origin)
  })
}
