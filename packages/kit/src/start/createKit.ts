import { createStorage, ModalClosedError, modalShakeMs } from '@latchkey/core'
import {
  getShownPage,
  initialModalState,
  type ModalEffect,
  type ModalState,
  transition,
} from '@latchkey/modal'
import { createStore } from 'zustand/vanilla'
import { loadDiscovery } from '../adapters/loadDiscovery.ts'
import { isUsageExceeded } from '../features/isUsageExceeded.ts'
import type { AlertsState } from '../kit/AlertsState.ts'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import type { Preferences } from '../kit/Preferences.ts'
import type { Ports } from '../kit/ports.ts'
import { abortAttempts } from '../kit/runAttempt.ts'
import { startTimer } from '../kit/startTimer.ts'
import type { ToastsState } from '../kit/ToastsState.ts'
import { closeAlerts } from '../state/closeAlerts.ts'
import { createRemoteConnectors } from '../state/createRemoteConnectors.ts'
import { getSubscribers } from '../state/getSubscribers.ts'
import { initialConnectionState } from '../state/initialConnectionState.ts'
import { track } from '../state/track.ts'
import { resetPairing } from '../walletconnect/resetPairing.ts'
import { browserPorts } from './browserPorts.ts'
import { loadIntent } from './loadIntent.ts'

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
      // Replaces the whole state instead of merging, so that a removed namespace disappears.
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
      resetPairing(kit)
      return
  }
}

function createPreferences(config: KitConfig): Preferences {
  return {
    themeMode: config.themeMode ?? 'dark',
    themeVariables: config.themeVariables ?? {},
    features: config.features ?? {},
    remoteFeatures: {},
    locale: undefined,
  }
}

/**
 * Creates a kit. Requests, storage access and listeners begin only with `startKit`.
 */
export function createKit(config: KitConfig): Kit {
  const ports: Ports = { ...browserPorts, ...config.ports }

  const signIn = config.signIn ? 'unknown' : 'off'
  const kit: Kit = {
    // A copy, because `setNetworks` replaces the kit's networks.
    config: { ...config },
    ports,
    storage: createStorage(ports.storage, { prefix: config.name }),
    slots: new Map(),
    connection: createStore<ConnectionState>(() => ({
      ...initialConnectionState,
      connectors: createRemoteConnectors(config),
      signIn,
    })),
    modal: createModal({
      // Alerts belong to the view that the user leaves, so they close (K-EVT-06).
      leaveView: () => closeAlerts(kit),
      runEffect: (effect) => runEffect(kit, effect),
      isExceeded: () => isUsageExceeded(kit),
    }),
    events: {
      subscribe: (listener) => {
        getSubscribers(kit).listeners.add(listener)
        return () => getSubscribers(kit).listeners.delete(listener)
      },
      getLast: () => getSubscribers(kit).last,
    },
    preferences: createStore<Preferences>(() => createPreferences(config)),
    toasts: createStore<ToastsState>(() => ({ toast: undefined, pending: [] })),
    alerts: createStore<AlertsState>(() => ({ alerts: [] })),
    wallets: new Map(),
    connectors: new Map(),
    preload: ({ namespace } = {}) => {
      if (!getLifetime(kit).running) return
      for (const loader of config.adapters) loadDiscovery(kit, loader)
      // A failed load is ignored here. The action that needs the code loads it again and reports
      // failures.
      loadIntent().then(
        ({ prepare }) => prepare(kit, namespace),
        () => undefined,
      )
    },
  }
  return kit
}
