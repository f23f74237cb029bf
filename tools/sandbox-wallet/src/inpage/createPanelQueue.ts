import type { ShowPanel } from '../panel/main.tsx'
import type { Link } from './createLink.ts'

const SCRIPT = '/__sandbox/wallet/panel.js'

export type PanelQueue = {
  /** Adds a request to the queue. The panel shows it after all earlier ones. */
  readonly add: (id: string) => void
  /** Removes an answered request from the queue. */
  readonly remove: (id: string) => void
}

/**
 * Creates the queue of wallet requests that are shown in a panel on the page, one at a time. The
 * panel is used if the browser blocks the approval window.
 */
export function createPanelQueue(link: Link): PanelQueue {
  let waiting: readonly string[] = []
  let shown: { readonly id: string; close?: () => void } | undefined

  const showNext = async () => {
    const [id] = waiting
    if (shown || !id) return
    const current: { readonly id: string; close?: () => void } = { id }
    shown = current
    const [{ showPanel }, { view }] = await Promise.all([
      import(/* @vite-ignore */ SCRIPT) as Promise<{ showPanel: ShowPanel }>,
      link.getView(id),
    ])
    if (!view) return remove(id)
    const answer = (choice: Parameters<Link['answer']>[1]) => link.answer(id, choice)
    const close = await showPanel({ view, answer })
    current.close = close
    if (shown !== current) close()
  }

  const remove = (id: string) => {
    waiting = waiting.filter((other) => other !== id)
    if (shown?.id !== id) return
    shown.close?.()
    shown = undefined
    next()
  }
  const next = () => {
    showNext().catch(async () => {
      const id = shown?.id
      if (!id) return
      remove(id)
      // The panel cannot show the request, so it is rejected. If the service is down, the request
      // fails in any case.
      await link.answer(id, { approve: false }).catch(() => undefined)
    })
  }

  return {
    add: (id) => {
      waiting = [...waiting, id]
      next()
    },
    remove,
  }
}
