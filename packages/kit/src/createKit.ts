import { createStorage, KitNameRequiredError, ModalClosedError, modalShakeMs } from '@latchkey/core'
import {
  getShownPage,
  initialModalState,
  type ModalEffect,
  type ModalState,
  transition,
} from '@latchkey/modal'
import { createStore } from 'zustand/vanilla'
import type { AlertsState } from './AlertsState.ts'
import { closeAlerts } from './actions/showAlert.ts'
import { track } from './actions/track.ts'
import { browserPorts } from './browserPorts.ts'
import type { ConnectionState } from './ConnectionState.ts'
import { createCountdown } from './createCountdown.ts'
import type { Kit } from './Kit.ts'
import type { KitConfig } from './KitConfig.ts'
import { loadDiscovery } from './loadDiscovery.ts'
import { loadIntent } from './loadIntent.ts'
import type { Preferences } from './Preferences.ts'
import type { Ports } from './ports.ts'
import type { Runtime } from './Runtime.ts'
import { abortAttempts } from './runAttempt.ts'
import { startTimer } from './startTimer.ts'
import { createSessionConnectors } from './state/createSessionConnectors.ts'
import { initialConnectionState } from './state/initialConnectionState.ts'
import type { ToastsState } from './ToastsState.ts'

function createRuntime(config: KitConfig, ports: Ports): Runtime {
  return {
    tabId: ports.randomId(),
    attempts: new Map(),
    timers: new Map(),
    adapters: new Map(),
    discoveryLoads: new Map(),
    discoveries: new Map(),
    cleanups: new Set(),
    wallets: new Map(),
    alerted: new Set(),
    listeners: new Set(),
    clock: new Map(),
    storage: createStorage(ports.storage, { prefix: config.name }),
    getMsUntil: createCountdown(ports),
    failures: new Map(),
    queryClientListeners: new Set(),
    signInCheck: 0,
    running: false,
    pairingStale: false,
  }
}

type ModalSurroundings = {
  readonly leaveView: () => void
  readonly runEffect: (effect: ModalEffect) => void
  readonly isExceeded: () => boolean
}

const hasLeft = (before: ModalState, after: ModalState) =>
  !after.open || getShownPage(before).view !== getShownPage(after).view

function createModal({ leaveView, runEffect, isExceeded }: ModalSurroundings): Kit['modal'] {
  const store = createStore<ModalState>(() => initialModalState)
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    send: (event) => {
      const known = event.type === 'push' ? { ...event, exceeded: isExceeded() } : event
      const before = store.getState()
      const [state, effects] = transition(before, known)
      // Replaced, not merged: a namespace that is gone from the next state has to go.
      store.setState(state, true)
      if (before.open && hasLeft(before, state)) leaveView()
      for (const effect of effects) runEffect(effect)
    },
  }
}

function runEffect(kit: Kit, effect: ModalEffect): void {
  switch (effect.type) {
    case 'track':
      track(kit, { event: effect.event, properties: { connected: effect.connected } })
      return
    case 'startShake':
      startTimer(kit, { purpose: 'shake', delayMs: modalShakeMs }, () =>
        kit.modal.send({ type: 'shakeEnded' }),
      )
      return
    case 'abortPending':
      abortAttempts(kit, new ModalClosedError())
      return
    case 'resetPairingUri':
      kit.runtime.pairingStale = true
      kit.connection.setState({ pairing: undefined })
      return
  }
}

function createPreferences(config: KitConfig): Preferences {
  return {
    themeMode: config.themeMode ?? 'dark',
    themeVariables: config.themeVariables ?? {},
    features: config.features ?? {},
    locale: undefined,
  }
}

/**
 * Creates a kit. Nothing happens yet: no request, no storage access, no listener, until `startKit`.
 *
 * @throws {KitNameRequiredError} A kit of the same name is on the page already.
 */
export function createKit(config: KitConfig): Kit {
  const ports: Ports = { ...browserPorts, ...config.ports }
  if (ports.page.otherKitMounted(config.name ?? '')) throw new KitNameRequiredError()

  const runtime = createRuntime(config, ports)
  const signIn = config.signIn ? 'unknown' : 'off'
  const kit: Kit = {
    // A copy: its networks may change while the kit lives.
    config: { ...config },
    ports,
    runtime,
    connection: createStore<ConnectionState>(() => ({
      ...initialConnectionState,
      connectors: createSessionConnectors(config),
      signIn,
    })),
    modal: createModal({
      // What was wrong there is over with it (K-EVT-06).
      leaveView: () => closeAlerts(kit),
      runEffect: (effect) => runEffect(kit, effect),
      isExceeded: () => runtime.isExceeded?.() ?? false,
    }),
    events: {
      subscribe: (listener) => {
        runtime.listeners.add(listener)
        return () => runtime.listeners.delete(listener)
      },
      getLast: () => runtime.lastEvent,
    },
    preferences: createStore<Preferences>(() => createPreferences(config)),
    toasts: createStore<ToastsState>(() => ({ toast: undefined })),
    alerts: createStore<AlertsState>(() => ({ alerts: [] })),
    wallets: new Map(),
    connectors: new Map(),
    preload: ({ namespace } = {}) => {
      if (!runtime.running) return
      for (const loader of config.adapters) loadDiscovery(kit, loader)
      // A chunk that does not come now is asked for again by the action that needs it, which reports it.
      loadIntent().then(
        ({ prepare }) => prepare(kit, namespace),
        () => undefined,
      )
    },
  }
  return kit
}
