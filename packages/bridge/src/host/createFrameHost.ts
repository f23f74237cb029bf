import {
  FrameAbortedError,
  FrameNotSetError,
  HostFramedError,
  RpcNotAllowedError,
} from '../errors/frameErrors.ts'
import type { RequestName, SuccessOf } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { isSent } from '../rpc/methods.ts'
import { type CreateFrameHostOptions, toHostPorts } from './CreateFrameHostOptions.ts'
import { createFrameEvents } from './createFrameEvents.ts'
import { createFrameSession } from './createFrameSession.ts'
import type { FrameHost, FrameRequestOptions } from './FrameHost.ts'
import { parseFrameUrl } from './parseFrameUrl.ts'

/**
 * Creates the host of the secure frame.
 *
 * @throws {FrameUrlError} The address cannot be that of a frame (S-01).
 */
export function createFrameHost(options: CreateFrameHostOptions): FrameHost {
  const ports = toHostPorts(options)
  const { window } = ports
  const url = parseFrameUrl(options.url, window.location.origin)
  const elementId = options.name ? `${options.name}-w3m-iframe` : 'w3m-iframe'
  const events = createFrameEvents()
  const session = createFrameSession({ host: options, ports, url, elementId, events })

  const requireOpen = (name: string) => {
    if (session.getState() === 'ended')
      throw new FrameAbortedError({ request: name, reason: 'destroyed' })
    if (window.top !== window.self) throw new HostFramedError()
    session.dropLost()
  }

  const request = async <name extends RequestName>(
    name: name,
    payload: unknown,
    { signal }: FrameRequestOptions = { signal: undefined },
  ): Promise<SuccessOf<name>> => {
    requireOpen(name)
    const loads = requestTable[name].loadsFrame !== false
    const absent = ['idle', 'failed', 'refused'].includes(session.getState())
    if (!loads && absent) throw new FrameNotSetError()
    // The request is added before the frame is attached, so that an immediate load failure rejects
    // it too.
    const answer = session.ask(name, payload, { signal })
    if (loads && !signal?.aborted) session.load()
    return answer
  }

  return {
    origin: url.origin,
    elementId,
    init: async () => {
      requireOpen('init')
      session.load()
      return session.getStart()
    },
    request,
    requestRpc: async ({ method, ...rest }, requestOptions) => {
      if (!isSent(method)) throw new RpcNotAllowedError({ method })
      return request('RPC_REQUEST', { method, ...rest }, requestOptions)
    },
    abort: session.abort,
    syncTheme: session.syncTheme,
    show: session.show,
    hide: session.hide,
    watch: events.watch,
    destroy: () => {
      session.destroy()
      events.clear()
    },
  }
}
