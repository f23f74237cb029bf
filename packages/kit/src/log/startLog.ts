import { logBufferBytes } from '@latchkey/core'
import { createFieldFilter, createLogRing, shortened, toldWord } from '@latchkey/core/log'
import { getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getLog } from './getLog.ts'
import type { KitLog } from './KitLog.ts'

/**
 * Copies the fields of an event that may be logged. Free text is excluded: names of wallets and
 * users, search texts, messages, links, and the content of requests.
 */
const toLogged = createFieldFilter({
  address: shortened,
  view: toldWord,
  code: toldWord,
  variant: toldWord,
  request: toldWord,
  outcome: toldWord,
  durationMs: toldWord,
  connected: toldWord,
  reconnect: toldWord,
  platform: toldWord,
  method: toldWord,
  network: toldWord,
  namespace: toldWord,
  provider: toldWord,
  accountType: toldWord,
  isSmartAccount: toldWord,
  walletRank: toldWord,
})

function createLog(kit: Kit): KitLog {
  const ring = createLogRing({ limitBytes: logBufferBytes })
  return {
    write: (event, fields = {}) => {
      const time = new Date(kit.ports.now()).toISOString()
      ring.add(JSON.stringify({ time, event, ...toLogged(fields) }))
    },
    getText: ring.getText,
    clear: ring.clear,
  }
}

const toView = (state: ModalState) => (state.open ? getShownPage(state).view : undefined)

/** Writes the kit's events and state changes to the log until the kit stops. */
function follow(kit: Kit, { write }: KitLog): void {
  kit.events.subscribe(({ data }) => {
    write(data.event, { ...data.properties, address: data.address })
  })
  kit.alerts.subscribe(({ alerts }, before) => {
    for (const alert of alerts) if (!before.alerts.includes(alert)) write('alert', alert)
  })
  kit.toasts.subscribe(({ toast }, before) => {
    if (toast && toast !== before.toast) write('toast', { variant: toast.variant })
  })
  kit.modal.subscribe((state, before) => {
    const view = toView(state)
    if (view !== toView(before)) write('view', { view })
  })
}

/**
 * Starts the log of a kit, or returns the running one. The first email or social login also starts
 * it, unless `config.enableLogger` is false. The kit never sends the log anywhere.
 */
export function startLog(kit: Kit): KitLog {
  const kept = getLog(kit)
  if (kept.log) return kept.log
  const log = createLog(kit)
  kept.log = log
  follow(kit, log)
  return log
}
