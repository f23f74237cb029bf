import type { State } from '../State.ts'
import { createAction, createField, createSection, createSelect } from './controls.ts'
import { el } from './el.ts'
import type { CreatePart } from './Part.ts'
import { toBaseUnits } from './texts.ts'

const NATIVE_DECIMALS = 18
const GOLD_DECIMALS = 6

function createInputs({ accounts, chains }: State) {
  return {
    from: createSelect([
      ['', 'out of nothing'],
      ...accounts.map(({ address }, index) => [address, `account ${index + 1}`] as const),
    ]),
    chain: createSelect(chains.map(({ chainId, name }) => [String(chainId), name] as const)),
    what: createSelect([
      ['gold', 'GOLD'],
      ['native', 'native coin'],
    ]),
    amount: el('input', { inputmode: 'decimal', value: '25.5', autocomplete: 'off' }),
    to: el('input', { class: 'mono', spellcheck: 'false', autocomplete: 'off', list: 'known' }),
  }
}

/** Gives an address coins or GOLD: newly made, or sent by a development account. */
export const createFunds: CreatePart = (first, desk) => {
  const { from, chain, what, amount, to } = createInputs(first)
  const gold = first.contracts.find(({ name }) => name === 'gold')?.address
  const pay = async () => {
    const native = what.value === 'native'
    const units = toBaseUnits(amount.value, native ? NATIVE_DECIMALS : GOLD_DECIMALS)
    if (!units) return desk.say({ tone: 'bad', text: 'That is no amount.' })
    const target = to.value.trim()
    const common = { chainId: Number(chain.value), amount: units, ...(!native && { token: gold }) }
    if (from.value) return desk.ask('transfer', { ...common, from: from.value, to: target }, 'Sent')
    return desk.ask('fund', { ...common, address: target }, 'Given')
  }
  const form = el(
    'form',
    { class: 'fields' },
    createField('Amount', amount),
    createField('of', what),
    createField('on', chain),
    createField('from', from),
    createField('to address', to),
    createAction(desk, { label: 'Send', act: pay }),
    el(
      'datalist',
      { id: 'known' },
      ...first.accounts.map(({ address }) => el('option', { value: address })),
    ),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return { node: createSection('funds', 'Send and fund', form), update: () => {} }
}
