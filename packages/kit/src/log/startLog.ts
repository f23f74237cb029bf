import { logBufferBytes } from '@latchkey/core'
import { createFieldFilter, createLogRing, shortened, toldWord } from '@latchkey/core/log'
import { getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getLog } from './getLog.ts'
import type { KitLog } from './KitLog.ts'

/**
 * What may be told. Free text is not on it: names of wallets and people, what was searched for, messages, links, and
 * whatever a request held.
 */
const toTold = createFieldFilter({
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
      ring.add(JSON.stringify({ time, event, ...toTold(fields) }))
    },
    getText: ring.getText,
    clear: ring.clear,
  }
}

const toView = (state: ModalState) => (state.open ? getShownPage(state).view : undefined)

/** Its own events and stores: they go with the kit, and so does the listening. */
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
 * Begins the log of a kit, or gets it where it has begun: at the latest with the first login by e-mail or social
 * network, unless `config.enableLogger` is false. Nothing of it leaves the page by itself.
 */
export function startLog(kit: Kit): KitLog {
  const kept = getLog(kit)
  if (kept.log) return kept.log
  const log = createLog(kit)
  kept.log = log
  follow(kit, log)
  return log
}
