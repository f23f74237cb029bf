import type { ShowPanel } from '../panel/main.tsx'
import type { Link } from './createLink.ts'

const SCRIPT = '/__sandbox/wallet/panel.js'

export type PanelQueue = {
  /** Shows a request on the page, after those that are shown already. */
  readonly add: (id: string) => void
  /** Takes a request away: it was answered. */
  readonly remove: (id: string) => void
}

/** Shows requests on the page, one at a time, where no window could be opened. */
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
      // What nobody can see, nobody can approve. Without a service the request fails by itself.
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
