import { el } from '../../pages/parts/el.ts'
import type { State } from '../State.ts'
import { createAction, createField, createSection, createSelect } from './controls.ts'
import type { CreatePart } from './Part.ts'
import { toPayment } from './toPayment.ts'

function createInputs({ accounts, chains, clusters, bitcoin }: State) {
  return {
    from: createSelect([
      ['', 'newly minted'],
      ...accounts.map(({ address }, index) => [address, `account ${index + 1}`] as const),
    ]),
    network: createSelect([
      ...chains.map(({ chainId, name }) => [String(chainId), name] as const),
      ...[...clusters, bitcoin].map(({ caipNetworkId, name }) => [caipNetworkId, name] as const),
    ]),
    coin: createSelect([
      ['gold', 'GOLD'],
      ['native', 'native coin'],
    ]),
    amount: el('input', { inputmode: 'decimal', value: '25.5', autocomplete: 'off' }),
    to: el('input', { class: 'mono', spellcheck: 'false', autocomplete: 'off', list: 'known' }),
  }
}

const listAddresses = ({ accounts, olderHolders }: State) =>
  [...accounts.flatMap((account) => [account, ...account.holders]), ...olderHolders].map(
    ({ address }) => address,
  )

/**
 * Creates the status page's form that gives an address native currency or a test token on any
 * chain. The amount comes from a development account or is newly created.
 */
export const createFunds: CreatePart = (first, desk) => {
  const { from, network, coin, amount, to } = createInputs(first)
  const pay = async () => {
    const payment = toPayment(
      {
        network: network.value,
        coin: coin.value === 'native' ? 'native' : 'gold',
        from: from.value,
        amount: amount.value,
        to: to.value.trim(),
      },
      first,
    )
    if ('refusal' in payment) return desk.say({ tone: 'bad', text: payment.refusal })
    return desk.ask(payment.command, payment.body, payment.done)
  }
  const form = el(
    'form',
    { class: 'fields' },
    createField('Amount', amount),
    createField('of', coin),
    createField('on', network),
    createField('from', from),
    createField('to address', to),
    createAction(desk, { label: 'Send', act: pay }),
    el(
      'datalist',
      { id: 'known' },
      ...listAddresses(first).map((value) => el('option', { value })),
    ),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return { node: createSection('funds', 'Send and fund', form), update: () => {} }
}
