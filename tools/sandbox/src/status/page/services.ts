import { el, setText } from '../../pages/parts/el.ts'
import type { ServiceView } from '../State.ts'
import { createAction, createField, createSection } from './controls.ts'
import type { Desk } from './createDesk.ts'
import type { CreatePart } from './Part.ts'
import { toAge } from './texts.ts'

const tones: Readonly<Record<ServiceView['state'], string>> = {
  running: 'good',
  starting: 'warn',
  stopped: 'bad',
  crashed: 'bad',
  killed: 'bad',
}

/**
 * Creates the status page's form that sets the faults of a service: delay, drop rate, and refusal
 * of connections.
 */
function createFaultForm(desk: Desk, { name, title }: ServiceView): HTMLElement {
  const delay = el('input', { type: 'number', min: 0, max: 120_000, step: 100, value: 0 })
  const drop = el('input', { type: 'number', min: 0, max: 100, step: 5, value: 0 })
  const refuse = el('input', { type: 'checkbox' })
  const set = createAction(desk, {
    label: 'Set',
    description: `Set faults of ${title}`,
    act: () =>
      desk.ask(
        'set-fault',
        {
          service: name,
          delayMs: Number(delay.value),
          dropRate: Number(drop.value) / 100,
          refuse: refuse.checked,
        },
        `${title}: faults set`,
      ),
  })
  return el(
    'details',
    { class: 'more' },
    el('summary', {}, 'Faults'),
    el(
      'div',
      { class: 'fields' },
      createField('Delay, ms', delay),
      createField('Dropped, %', drop),
      createField('Refuse all', refuse),
      set,
    ),
  )
}

/**
 * Returns whether requests to a service pass the gateway, so that the gateway's faults apply to it.
 */
const hasDoor = (name: string) =>
  [
    'app',
    'api',
    'wallet',
    'wallets',
    'relay',
    'bitcoin',
    'solana',
    'mail',
    'id',
    'secure',
    'pay',
    'market',
    'status',
  ].includes(name)

type Known = { readonly service: ServiceView; readonly url: string | undefined }

function createRow({ service: first, url }: Known, desk: Desk) {
  const { name, title } = first
  const state = el('span', { class: 'tag' })
  const detail = el('p', { class: 'muted' })
  const act = (command: string, done: string) => () =>
    desk.ask(command, { service: name }, `${title} ${done}`)
  const node = el(
    'li',
    { class: 'row' },
    el(
      'div',
      { class: 'what' },
      el('p', {}, el('strong', {}, title), state),
      ...(url ? [el('p', {}, el('a', { href: url }, url.replace('http://', '')))] : []),
      detail,
    ),
    el(
      'div',
      { class: 'actions' },
      createAction(desk, {
        label: 'Restart',
        description: `Restart ${title}`,
        act: act('restart', 'was restarted'),
      }),
      createAction(desk, {
        label: 'Kill',
        description: `Kill ${title}`,
        quiet: true,
        act: act('kill', 'was killed and stays down'),
      }),
      ...(hasDoor(name) ? [createFaultForm(desk, first)] : []),
    ),
  )
  const update = (service: ServiceView, now: number) => {
    state.dataset['tone'] = tones[service.state]
    setText(state, service.state)
    const restarts = service.restarts > 0 ? `, restarted ${service.restarts} times` : ''
    const fault = service.fault ? `, fault: ${service.fault}` : ''
    const reason = service.reason ? `, ${service.reason}` : ''
    setText(detail, `for ${toAge(now - service.since)}${restarts}${reason}${fault}`)
  }
  return { node, update }
}

/** Creates the status page's list of all services with their state and buttons. */
export const createServices: CreatePart = (first, desk) => {
  const findUrl = (name: string) => first.addresses.find((address) => address.name === name)?.url
  const rows = new Map(
    first.services.map((service) => [
      service.name,
      createRow({ service, url: findUrl(service.name) }, desk),
    ]),
  )
  const list = el('ul', { class: 'rows' }, ...[...rows.values()].map(({ node }) => node))
  const clear = createAction(desk, {
    label: 'Clear all faults',
    quiet: true,
    act: () => desk.ask('clear-faults', {}, 'All faults cleared'),
  })
  return {
    node: createSection('services', 'Services', list, clear),
    update: ({ services, now }) => {
      for (const service of services) rows.get(service.name)?.update(service, now)
    },
  }
}
