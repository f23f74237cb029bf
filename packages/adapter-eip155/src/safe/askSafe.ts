import {
  isRecord,
  judgeWalletError,
  RequestTimedOutError,
  RpcError,
  readWalletText,
  rpcErrorCodes,
} from '@latchkey/core'

/** Version of Safe's SDK that messages to the Safe app name. It fixes their format. */
const sdkVersion = '9.1.0'

/** The part of `window` that messages to the Safe app need. */
export type SafeFrame = {
  readonly parent: Pick<Window, 'postMessage'>
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
}

export type SafeApp = { readonly origin: string; readonly frame: SafeFrame }
export type SafeRequest = {
  readonly method: string
  readonly params?: unknown
  /** Deadline for requests that need no user. Owners of a Safe may take any time. */
  readonly deadlineMs?: number
}

/** Converts the text that a Safe gives as its error to an error of an EIP-1193 provider. */
function toSafeError(error: unknown, prompted: boolean): RpcError {
  const { userRejected, internal } = rpcErrorCodes
  const isRejected = judgeWalletError(error, { prompted }) === 'rejected'
  const text = readWalletText(error) ?? 'An error occurred'
  return new RpcError(isRejected ? userRejected : internal, text, { cause: error })
}

/**
 * Sends a request to the Safe app around this page. Accepts answers only from its window and origin
 * (S-02), and posts the request only to that origin (S-03).
 *
 * @throws {RpcError} The user refused (4001), or the Safe failed (-32603).
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
      else finish(() => reject(toSafeError(data['error'], deadlineMs === undefined)))
    }
    if (deadlineMs !== undefined) {
      const error = new RequestTimedOutError({ what: `The Safe (${request.method})`, deadlineMs })
      timer = setTimeout(() => finish(() => reject(error)), deadlineMs)
    }
    frame.addEventListener('message', onMessage)
    frame.parent.postMessage({ ...question, id, env: { sdkVersion } }, origin)
  })
}
