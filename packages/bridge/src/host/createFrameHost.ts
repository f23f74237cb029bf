import type { Unsubscribe } from '@latchkey/core'
import {
  FrameAbortedError,
  FrameLoadError,
  FrameNotSetError,
  HostFramedError,
  RpcNotAllowedError,
  UnverifiedDomainError,
} from '../errors/frameErrors.ts'
import type { ParsedFrameMessage } from '../messages/parseFrameMessage.ts'
import type { FrameReport } from '../requests/defineRequest.ts'
import type { PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { isSent } from '../rpc/methods.ts'
import type { ReadyPayload } from '../schema/answers.ts'
import { type CreateFrameHostOptions, toHostPorts } from './CreateFrameHostOptions.ts'
import { checkRequest } from './checkRequest.ts'
import { createFrameElement } from './createFrameElement.ts'
import { createFrameLife } from './createFrameLife.ts'
import { createFrameLine } from './createFrameLine.ts'
import { type AddOptions, createPending } from './createPending.ts'
import { createStart } from './createStart.ts'
import type { FrameHost, FrameHostListener, FrameRequestOptions, FrameStart } from './FrameHost.ts'
import { parseFrameUrl } from './parseFrameUrl.ts'
import { settleAnswer } from './settleAnswer.ts'
import { toFrameAddress } from './toFrameAddress.ts'

const ahead: AddOptions = { ahead: true }

/**
 * Makes the host's end of the secure frame.
 *
 * @throws {FrameUrlError} The address cannot be a frame's (S-01).
 */
export function createFrameHost(options: CreateFrameHostOptions): FrameHost {
  const ports = toHostPorts(options)
  const { window } = ports
  const url = parseFrameUrl(options.url, window.location.origin)
  const elementId = options.name ? `${options.name}-w3m-iframe` : 'w3m-iframe'
  const listeners = new Set<FrameHostListener>()
  const start = createStart()
  let theme: PayloadOf<'SYNC_THEME'> | undefined

  const report = (kind: FrameReport) => {
    for (const listener of listeners) listener.reported?.(kind)
  }

  const element = createFrameElement({
    window,
    id: elementId,
    address: toFrameAddress(url, options),
    onError: () => fail('The element reported an error.'),
  })
  const line = createFrameLine({
    ...ports,
    origin: url.origin,
    getTarget: element.getTarget,
    onMessage: (message) => receive(message),
  })
  const life = createFrameLife({
    ...ports,
    attach: () => {
      line.listen()
      element.load()
    },
    onUsable: (ready) => void begin(ready),
    onReload: () => pending.rejectAll('reloaded'),
    onFailed: (hint) => fail(hint),
    onRefused: () => refuse(),
  })
  const pending = createPending({
    ...ports,
    post: line.post,
    isUsable: () => life.getState() === 'usable',
    onTimeout: (cause) => {
      pending.rejectAll('limit', cause)
      report('iframe_request_timeout')
    },
  })

  const giveUp = (state: 'failed' | 'refused', error: FrameLoadError | UnverifiedDomainError) => {
    life.fail(state)
    line.closePort()
    element.hide()
    pending.rejectAll(state === 'failed' ? 'limit' : 'refused', error)
    start.reject(error)
    report(state === 'failed' ? 'iframe_load_failed' : 'unverified_domain')
  }
  const fail = (hint: string) => giveUp('failed', new FrameLoadError({ hint }))
  const refuse = () =>
    giveUp('refused', new UnverifiedDomainError({ origin: window.location.origin }))

  const load = () => {
    if (life.getState() === 'failed' || life.getState() === 'refused') start.renew()
    try {
      life.load()
    } catch (error) {
      fail(error instanceof FrameLoadError ? (error.hint ?? '') : String(error))
    }
  }

  const ask = <name extends RequestName>(name: name, payload: unknown, how?: AddOptions) =>
    pending.add(checkRequest(name, payload), how) as Promise<SuccessOf<name>>

  const sendTheme = (how?: AddOptions) => {
    if (theme) ask('SYNC_THEME', theme, how).catch(() => line.refuse('SYNC_THEME failed'))
  }

  const sendDappData = () =>
    ask('SYNC_DAPP_DATA', { ...options.dappData, projectId: options.projectId }, ahead).catch(() =>
      line.refuse('SYNC_DAPP_DATA failed'),
    )

  /** The spec's fallback: without the list every account is an EOA. */
  const readNetworks = (): Promise<readonly number[]> =>
    ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, ahead).then(
      (answer) => answer.smartAccountEnabledNetworks,
      () => [],
    )

  let generation = 0
  const begin = async ({ version }: ReadyPayload) => {
    generation += 1
    const mine = generation
    const synced = sendDappData()
    const networks = readNetworks()
    sendTheme(ahead)
    pending.flush()
    await synced
    const begun: FrameStart = { version, smartAccountEnabledNetworks: await networks }
    if (mine !== generation || life.getState() !== 'usable') return
    start.resolve(begun)
    for (const listener of listeners) listener.started?.(begun)
  }

  const receiveReady = (ready: ReadyPayload) => {
    line.closePort()
    generation += 1
    if (!ready.refused) start.renew()
    life.receiveReady(ready)
    if (ready.channel && !ready.refused) line.openPort()
  }

  const receive = (message: ParsedFrameMessage) => {
    if (message.result === 'ready') return receiveReady(message.payload)
    if (message.result === 'session') {
      for (const listener of listeners) listener.sessionUpdated?.(message.token)
      return
    }
    const settled = settleAnswer(pending, message)
    if (message.result === 'invalid') return line.refuse(message.reason)
    if (!settled || !message.answer.ok) return
    for (const listener of listeners) listener.answered?.(message.answer)
  }

  const requireOpen = (name: string) => {
    if (life.getState() === 'ended')
      throw new FrameAbortedError({ request: name, reason: 'destroyed' })
    if (window.top !== window.self) throw new HostFramedError()
  }

  const request = async <name extends RequestName>(
    name: name,
    payload: unknown,
    { signal }: FrameRequestOptions = { signal: undefined },
  ): Promise<SuccessOf<name>> => {
    requireOpen(name)
    const loads = requestTable[name].loadsFrame !== false
    const absent = ['idle', 'failed', 'refused'].includes(life.getState())
    if (!loads && absent) throw new FrameNotSetError()
    const answer = ask(name, payload, { signal })
    if (loads && !signal?.aborted) load()
    return answer
  }

  return {
    origin: url.origin,
    elementId,
    init: async () => {
      requireOpen('init')
      load()
      return start.get()
    },
    request,
    requestRpc: async ({ method, ...rest }, requestOptions) => {
      if (!isSent(method)) throw new RpcNotAllowedError({ method })
      return request('RPC_REQUEST', { method, ...rest }, requestOptions)
    },
    abort: pending.abortConfirmed,
    syncTheme: (next) => {
      theme = next
      if (life.getState() === 'usable') sendTheme()
    },
    show: element.show,
    hide: element.hide,
    watch: (listener): Unsubscribe => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: () => {
      life.end()
      pending.rejectAll('destroyed')
      start.reject(new FrameAbortedError({ request: 'init', reason: 'destroyed' }))
      line.close()
      element.remove()
      listeners.clear()
    },
  }
}
