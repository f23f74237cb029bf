import { FrameAbortedError, FrameLoadError, UnverifiedDomainError } from '../errors/frameErrors.ts'
import type { ParsedFrameMessage } from '../messages/parseFrameMessage.ts'
import type { PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'
import type { ReadyPayload } from '../schema/answers.ts'
import type { CreateFrameHostOptions, HostPorts } from './CreateFrameHostOptions.ts'
import { checkRequest } from './checkRequest.ts'
import { createFrameElement } from './createFrameElement.ts'
import type { FrameEvents } from './createFrameEvents.ts'
import { createFrameLife, type FrameState } from './createFrameLife.ts'
import { createFrameLine } from './createFrameLine.ts'
import { type AddOptions, createPending } from './createPending.ts'
import { createStart } from './createStart.ts'
import type { FrameHost, FrameStart } from './FrameHost.ts'
import { type Ask, greetFrame } from './greetFrame.ts'
import { settleAnswer } from './settleAnswer.ts'
import { toFrameAddress } from './toFrameAddress.ts'

export type FrameSession = Pick<FrameHost, 'abort' | 'show' | 'hide' | 'syncTheme' | 'destroy'> & {
  readonly getState: () => FrameState
  /**
   * Forgets a frame that the page has removed from its document. The next request attaches another.
   */
  readonly dropLost: () => void
  /** Starts loading the frame, unless it is loading or loaded. */
  readonly load: () => void
  /** Returns the promise that the frame's current document has started. All callers share it. */
  readonly getStart: () => Promise<FrameStart>
  readonly ask: Ask
}

type CreateFrameSessionOptions = {
  readonly host: CreateFrameHostOptions
  readonly ports: HostPorts
  readonly url: URL
  readonly elementId: string
  readonly events: FrameEvents
}

/** Creates the runtime of one secure frame: its element, message connection, state and requests. */
export function createFrameSession(options: CreateFrameSessionOptions): FrameSession {
  const { host, ports, url, events } = options
  const { window } = ports
  const start = createStart()
  let theme: PayloadOf<'SYNC_THEME'> | undefined
  /** Number of the current document. Results of an earlier document are dropped. */
  let generation = 0

  const element = createFrameElement({
    window,
    id: options.elementId,
    address: toFrameAddress(url, host),
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
    onRefused: () => giveUp('refused', new UnverifiedDomainError(window.location)),
  })
  const pending = createPending({
    ...ports,
    post: line.post,
    isUsable: () => life.getState() === 'usable',
    onTimeout: (cause) => {
      pending.rejectAll('limit', cause)
      events.report('iframe_request_timeout')
    },
  })

  const giveUp = (state: 'failed' | 'refused', error: FrameLoadError | UnverifiedDomainError) => {
    life.fail(state)
    line.closePort()
    element.hide()
    pending.rejectAll(state === 'failed' ? 'limit' : 'refused', error)
    start.reject(error)
    events.report(state === 'failed' ? 'iframe_load_failed' : 'unverified_domain')
  }
  const fail = (hint: string) => giveUp('failed', new FrameLoadError({ hint }))

  const ask = <name extends RequestName>(name: name, payload: unknown, how?: AddOptions) =>
    pending.add(checkRequest(name, payload), how) as Promise<SuccessOf<name>>

  const begin = async ({ version }: ReadyPayload) => {
    const mine = generation
    const dappData = { ...host.dappData, projectId: host.projectId }
    const greeting = greetFrame({ ask, dappData, theme, note: line.refuse })
    pending.flush()
    const begun: FrameStart = { version, smartAccountEnabledNetworks: await greeting }
    if (mine !== generation || life.getState() !== 'usable') return
    start.resolve(begun)
    events.started(begun)
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
    if (message.result === 'session') return events.sessionUpdated(message.token)
    const settled = settleAnswer(pending, message)
    if (message.result === 'invalid') return line.refuse(message.reason)
    if (settled && message.answer.ok) events.answered(message.answer)
  }

  return {
    getState: life.getState,
    dropLost: () => {
      const attached = ['loading', 'settling', 'usable'].includes(life.getState())
      if (!attached || element.getTarget()) return
      life.fail('failed')
      line.closePort()
      pending.rejectAll('reloaded')
      start.reject(new FrameLoadError({ hint: 'The frame was removed.' }))
    },
    load: () => {
      if (life.getState() === 'failed' || life.getState() === 'refused') start.renew()
      try {
        life.load()
      } catch (error) {
        fail(error instanceof FrameLoadError ? (error.hint ?? '') : String(error))
      }
    },
    getStart: start.get,
    ask,
    abort: pending.abortConfirmed,
    show: element.show,
    hide: element.hide,
    syncTheme: (next) => {
      theme = next
      if (life.getState() !== 'usable') return
      ask('SYNC_THEME', next).catch(() => line.refuse('SYNC_THEME failed'))
    },
    destroy: () => {
      life.end()
      pending.rejectAll('destroyed')
      start.reject(new FrameAbortedError({ request: 'init', reason: 'destroyed' }))
      line.close()
      element.remove()
    },
  }
}
