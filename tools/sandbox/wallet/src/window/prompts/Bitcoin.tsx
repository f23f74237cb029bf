import type { BitcoinAmount, Prompt } from '../../wire.ts'
import { Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toAmountText } from '../toAmountText.ts'
import { toVisibleText } from '../toVisibleText.ts'

const bitcoin = { symbol: 'BTC', decimals: 8 }
const toText = (satoshi: string) => toAmountText(satoshi, bitcoin, bitcoin.decimals)

type PromptOf<kind extends Prompt['kind']> = {
  readonly prompt: Extract<Prompt, { kind: kind }>
}

/** The whole text that will be signed. */
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

/** What leaves the address, to whom, and what it costs. */
export function SendBitcoin({ prompt }: PromptOf<'send-bitcoin'>) {
  const { to, amount, fee, memo, warning } = prompt
  return (
    <>
      <p className="amount">{toText(amount)}</p>
      {warning !== undefined && (
        <p className="warning" role="alert">
          This transfer cannot be sent. {warning}
        </p>
      )}
      <Facts
        facts={[
          { name: 'To', value: <FullAddress address={to} /> },
          ...(memo === undefined ? [] : [{ name: 'Memo', value: toVisibleText(memo) }]),
          { name: 'Fee', value: fee === undefined ? 'Unknown' : toText(fee) },
        ]}
      />
    </>
  )
}

function Amounts({ name, amounts }: { name: string; amounts: readonly BitcoinAmount[] }) {
  return (
    <section className="group">
      <h2>{name}</h2>
      <ul>
        {amounts.map(({ address, amount }, index) => (
          <li className="amount-row" key={`${index}-${address}`}>
            <FullAddress address={address} />
            <span>{toText(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sum = (amounts: readonly BitcoinAmount[]) =>
  amounts.reduce((total, { amount }) => total + BigInt(amount), 0n)

/** What goes in and what comes out of a transaction somebody else built. */
export function SignPsbt({ prompt }: PromptOf<'sign-psbt'>) {
  const { spends, outputs, inputs, broadcast } = prompt
  const fee = sum(spends) - sum(outputs)
  return (
    <>
      <p className="muted">
        {inputs.length === 1 ? 'One input is signed.' : `${inputs.length} inputs are signed.`}{' '}
        {broadcast ? 'The wallet sends it.' : 'The site may send it later.'}
      </p>
      <Amounts name="Spends" amounts={spends} />
      <Amounts name="Pays" amounts={outputs} />
      {fee >= 0n && <Facts facts={[{ name: 'Fee', value: toText(fee.toString()) }]} />}
    </>
  )
}
