import type { AccountView, BitcoinAmount, Prompt } from '../../wire/wire.ts'
import { Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toBitcoinLabel } from '../toBitcoinLabel.ts'
import { toExactText } from '../toCurrencyText.ts'
import { toVisibleText } from '../toVisibleText.ts'

const bitcoin = { symbol: 'BTC', decimals: 8 }
const toText = (satoshi: string) => toExactText(satoshi, bitcoin)

type PromptOf<kind extends Prompt['kind']> = {
  readonly prompt: Extract<Prompt, { kind: kind }>
}
type WithAccounts = { readonly accounts: readonly AccountView[] }

/** Warns that a wallet request would also spend these inscriptions. */
function Inscriptions({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <p className="warning" role="alert">
      {ids.length === 1
        ? 'This spends an output that carries an inscription. The inscription is sent with it.'
        : `This spends outputs that carry ${ids.length} inscriptions. They are sent too.`}
    </p>
  )
}

/** Shows the complete text of a Bitcoin message to sign. */
export function SignBitcoinMessage({ prompt }: PromptOf<'sign-bitcoin-message'>) {
  return (
    <section className="group">
      <h2>Message</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <pre className="document" tabIndex={0}>
        {toVisibleText(prompt.message)}
      </pre>
    </section>
  )
}

/** Shows the amount, the recipient and the fee of a Bitcoin transfer on the approval page. */
export function SendBitcoin({ prompt, accounts }: PromptOf<'send-bitcoin'> & WithAccounts) {
  const { from, to, amount, fee, memo, warning, inscriptions = [] } = prompt
  const sum = fee === undefined ? undefined : BigInt(amount) + BigInt(fee)
  return (
    <>
      <p className="amount">{toText(amount)}</p>
      {warning !== undefined && (
        <p className="warning" role="alert">
          This transfer cannot be sent. {warning}
        </p>
      )}
      <Inscriptions ids={inscriptions} />
      <Facts
        facts={[
          { name: 'To', value: <FullAddress address={to} /> },
          { name: 'From', value: toBitcoinLabel(accounts, from) ?? <FullAddress address={from} /> },
          ...(memo === undefined ? [] : [{ name: 'Memo', value: toVisibleText(memo) }]),
          { name: 'Fee', value: fee === undefined ? 'Unknown' : toText(fee) },
          ...(sum === undefined ? [] : [{ name: 'Total', value: toText(sum.toString()) }]),
        ]}
      />
    </>
  )
}

type AmountsProps = WithAccounts & {
  readonly name: string
  readonly amounts: readonly BitcoinAmount[]
}

function Amounts({ name, amounts, accounts }: AmountsProps) {
  return (
    <section className="group">
      <h2>{name}</h2>
      <ul>
        {amounts.map((entry, index) => (
          <li className="amount-row" key={`${index}-${entry.address}`}>
            <span className="row-text">
              <Owner entry={entry} accounts={accounts} />
              <FullAddress address={entry.address} />
            </span>
            <span>{toText(entry.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the wallet's account that owns a Bitcoin output, if any, and the inscriptions on it. */
function Owner({ entry, accounts }: WithAccounts & { readonly entry: BitcoinAmount }) {
  const label = toBitcoinLabel(accounts, entry.address)
  const carried = entry.inscriptions?.length ? 'with an inscription' : undefined
  const text = [label, carried].filter(Boolean).join(', ')
  return text ? <span className="muted">{text}</span> : null
}

const sum = (amounts: readonly BitcoinAmount[]) =>
  amounts.reduce((total, { amount }) => total + BigInt(amount), 0n)

/** Returns the satoshis that the wallet loses by a Bitcoin transaction; negative if it gains. */
function toLoss({ spends, outputs }: PromptOf<'sign-psbt'>['prompt'], { accounts }: WithAccounts) {
  const isOwn = ({ address }: BitcoinAmount) => toBitcoinLabel(accounts, address) !== undefined
  return sum(spends.filter(isOwn)) - sum(outputs.filter(isOwn))
}

/**
 * Shows the inputs and outputs of a Bitcoin transaction that a site or another signer has built.
 */
export function SignPsbt({ prompt, accounts }: PromptOf<'sign-psbt'> & WithAccounts) {
  const { spends, outputs, inputs, broadcast } = prompt
  const fee = sum(spends) - sum(outputs)
  const loss = toLoss(prompt, { accounts })
  const signed = inputs.flatMap(({ index }) => spends[index]?.inscriptions ?? [])
  return (
    <>
      <p className="amount">{toText((loss < 0n ? -loss : loss).toString())}</p>
      <p className="muted">
        {loss < 0n ? 'You get this.' : 'You pay this, including the fee.'}{' '}
        {inputs.length === 1 ? 'One input is signed.' : `${inputs.length} inputs are signed.`}{' '}
        {broadcast ? 'The wallet sends it.' : 'The site may send it later.'}
      </p>
      <Inscriptions ids={signed} />
      <Amounts name="Spends" amounts={spends} accounts={accounts} />
      <Amounts name="Pays" amounts={outputs} accounts={accounts} />
      {fee >= 0n && <Facts facts={[{ name: 'Fee', value: toText(fee.toString()) }]} />}
    </>
  )
}
