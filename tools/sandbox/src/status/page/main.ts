import { el } from '../../pages/parts/el.ts'
import type { State } from '../State.ts'
import { createChains } from './chains.ts'
import { createDesk } from './createDesk.ts'
import { createFunds } from './funds.ts'
import { createHeader } from './header.ts'
import { createAccounts, createAddresses } from './lists.ts'
import { createLog } from './log.ts'
import { createServices } from './services.ts'

const POLL_MS = 2_000

async function readState(): Promise<State> {
  const response = await fetch('/state.json', { cache: 'no-store' })
  return response.json()
}

function createPage(state: State) {
  const desk = createDesk(state.controlUrl)
  const create = (make: typeof createHeader) => make(state, desk)
  const header = create(createHeader)
  const chains = create(createChains)
  const left = [createServices, createFunds, createLog].map(create)
  const right = [createAccounts, createAddresses].map(create)
  const lost = el('p', { class: 'lost', role: 'alert', hidden: true })
  const nodes = (parts: typeof left) => parts.map(({ node }) => node)
  const main = el(
    'main',
    {},
    chains.node,
    el('div', { class: 'column' }, ...nodes(left)),
    el('div', { class: 'column' }, ...nodes(right)),
  )
  document.getElementById('page')?.replaceChildren(header.node, lost, main, desk.note)
  return { parts: [header, chains, ...left, ...right], lost }
}

async function start(): Promise<void> {
  const first = await readState()
  const { parts, lost } = createPage(first)
  const show = (state: State) => {
    for (const { update } of parts) update(state)
  }
  show(first)
  const refresh = async () => {
    try {
      const state = await readState()
      // The sandbox has been restarted. Its ports and token have changed, so the page reloads.
      if (state.startedAt !== first.startedAt) return location.reload()
      lost.hidden = true
      show(state)
    } catch {
      lost.textContent = 'The sandbox is not responding. This page shows its last state.'
      lost.hidden = false
    }
    if (!document.hidden) setTimeout(refresh, POLL_MS)
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh()
  })
  setTimeout(refresh, POLL_MS)
}

start()
